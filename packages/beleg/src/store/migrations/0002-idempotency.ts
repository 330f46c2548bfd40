/** Answers to requests that carry an idempotency key, kept for a day so that the same request gets the same answer. */
export const idempotency = /* sql */ `
create table idempotency_keys (
  tenant text not null,
  key text not null,
  digest text not null,
  status integer,
  content_type text,
  body text,
  created_at timestamptz not null,
  primary key (tenant, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
`;
