/**
 * Results and reports, five sixths of what a check takes, lie in partitions of a million runs: what is old goes by dropping
 * a table. The tables so far become the first partition as they are, nothing is copied. `_rest` takes what has no
 * partition of its own. That a report belongs to a run of its tenant implies that it belongs to a run.
 */
export const partitions = /* sql */ `
alter table agent_results rename to agent_results_0;
alter index agent_results_pkey rename to agent_results_0_pkey;
create table agent_results (
  tenant text not null,
  run_id bigint not null,
  dimension text not null constraint agent_results_dimension_check check (dimension in ('factuality', 'coherence', 'readability')),
  status text not null,
  score double precision,
  origin text not null,
  result jsonb not null,
  primary key (run_id, dimension),
  foreign key (tenant, run_id) references runs (tenant, id) on delete cascade
) partition by range (run_id);
do $$ begin execute format(
  'alter table agent_results attach partition agent_results_0 for values from (minvalue) to (%s)',
  (select (coalesce(max(id), 0) / 1000000 + 1) * 1000000 from runs)
); end $$;
create table agent_results_rest partition of agent_results default;
alter table explainability_reports rename to explainability_reports_0;
alter table explainability_reports_0 drop constraint explainability_reports_run_id_fkey;
alter index explainability_reports_run_id_version_key rename to explainability_reports_0_run_id_version_key;
create table explainability_reports (
  run_id bigint not null,
  version text not null,
  report_json jsonb not null,
  created_at timestamptz not null,
  tenant text not null,
  unique (run_id, version),
  foreign key (tenant, run_id) references runs (tenant, id) on delete cascade
) partition by range (run_id);
do $$ begin execute format(
  'alter table explainability_reports attach partition explainability_reports_0 for values from (minvalue) to (%s)',
  (select (coalesce(max(id), 0) / 1000000 + 1) * 1000000 from runs)
); end $$;
create table explainability_reports_rest partition of explainability_reports default;
`;
