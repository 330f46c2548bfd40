/** What the judge said of each row of an evaluation, claim by claim. Text and sources are in the shards; evaluations from before have none. */
export const evaluationRows = /* sql */ `
create table evaluation_rows (
  tenant text not null,
  evaluation_id bigint not null,
  row_index integer not null,
  judged jsonb not null,
  primary key (tenant, evaluation_id, row_index),
  foreign key (tenant, evaluation_id) references evaluations (tenant, id) on delete cascade
);
`;
