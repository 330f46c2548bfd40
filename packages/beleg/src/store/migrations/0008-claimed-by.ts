/** Which process holds an idempotency key, and until when it must have said that it still lives. */
export const claimedBy = /* sql */ `
alter table idempotency_keys add column claimed_by text;
alter table idempotency_keys add column claimed_until timestamptz;
`;
