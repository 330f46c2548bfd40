/**
 * What was derived from a text can be found by it: model answers carry the digests of the texts they are about, kept
 * answers to requests the run they tell of. Answers from before are given an end instead.
 */
export const derivedFromTexts = /* sql */ `
alter table model_cache add column texts text[] not null default '{}';
create index model_cache_by_text on model_cache using gin (texts);
update model_cache set expires_at = created_at + interval '30 days' where expires_at is null;
alter table idempotency_keys add column run_id bigint
  generated always as (cast(substring(body from '"run_id":([0-9]{1,15})') as bigint)) stored;
create index idempotency_keys_by_run on idempotency_keys (tenant, run_id) where run_id is not null;
`;
