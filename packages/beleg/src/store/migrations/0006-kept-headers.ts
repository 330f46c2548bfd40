/** Kept answers to requests bring their own headers back, such as where a new run is. */
export const keptHeaders = /* sql */ `
alter table idempotency_keys add column headers jsonb;
`;
