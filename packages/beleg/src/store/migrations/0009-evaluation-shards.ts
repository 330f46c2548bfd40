/**
 * The rows of an evaluation in parts that any worker takes, and the answers as they come. Answers are text: their bytes
 * come back as they were written.
 */
export const evaluationShards = /* sql */ `
create table evaluation_shards (
  tenant text not null,
  evaluation_id bigint not null,
  first_row integer not null,
  num_rows integer not null,
  rows jsonb not null,
  finished_at timestamptz,
  primary key (tenant, evaluation_id, first_row),
  foreign key (tenant, evaluation_id) references evaluations (tenant, id) on delete cascade
);
create table evaluation_answers (
  tenant text not null,
  evaluation_id bigint not null,
  row_index integer not null,
  sample integer not null,
  answer text not null,
  primary key (tenant, evaluation_id, row_index, sample),
  foreign key (tenant, evaluation_id) references evaluations (tenant, id) on delete cascade
);
insert into evaluation_shards
  select tenant, id, 0, jsonb_array_length(config -> 'rows'), config -> 'rows', finished_at
  from evaluations where jsonb_typeof(config -> 'rows') = 'array';
update evaluations set config = config - 'rows' where jsonb_typeof(config -> 'rows') = 'array';
`;
