/**
 * What a run at work has said so far, for processes that do not work at it, by the try that said it. Provisional: it goes
 * with the end of the run, so nothing is logged for it and a crash of the server may take it.
 */
export const runNotes = /* sql */ `
create unlogged table run_notes (
  tenant text not null,
  run_id bigint not null,
  started_at timestamptz not null,
  first_note integer not null,
  notes jsonb not null,
  primary key (tenant, run_id, started_at, first_note),
  foreign key (tenant, run_id) references runs (tenant, id) on delete cascade
);
`;
