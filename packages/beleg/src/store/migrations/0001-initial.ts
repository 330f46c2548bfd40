/**
 * The first schema. Every row a user owns carries its tenant, and children refer to their parent by (tenant, id): the
 * database itself refuses a row that would join two tenants.
 */
export const initial = /* sql */ `
create table datasets (
  id bigint generated always as identity primary key,
  tenant text not null,
  name text not null,
  digest text not null,
  meta jsonb not null default '{}',
  created_at timestamptz not null,
  unique (tenant, id),
  unique (tenant, name)
);

create table articles (
  id bigint generated always as identity primary key,
  tenant text not null,
  digest text not null,
  text text not null,
  title text,
  lang text,
  created_at timestamptz not null,
  unique (tenant, id),
  unique (tenant, digest)
);

create table summaries (
  id bigint generated always as identity primary key,
  tenant text not null,
  article_id bigint,
  digest text not null,
  text text not null,
  lang text,
  created_at timestamptz not null,
  unique (tenant, id),
  unique nulls not distinct (tenant, article_id, digest),
  foreign key (tenant, article_id) references articles (tenant, id)
);

create table runs (
  id bigint generated always as identity primary key,
  tenant text not null,
  kind text not null,
  status text not null check (status in ('pending', 'running', 'success', 'failed')),
  label text,
  save_key text,
  article_id bigint,
  summary_id bigint,
  dataset_id bigint,
  example_id text,
  model text not null,
  config jsonb not null default '{}',
  input jsonb,
  timings jsonb not null default '{}',
  error jsonb,
  factuality double precision,
  coherence double precision,
  readability double precision,
  num_findings integer,
  num_high_severity integer,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  unique (tenant, id),
  unique (tenant, save_key),
  foreign key (tenant, article_id) references articles (tenant, id),
  foreign key (tenant, summary_id) references summaries (tenant, id),
  foreign key (tenant, dataset_id) references datasets (tenant, id),
  check ((status = 'failed') = (error is not null)),
  check ((status in ('success', 'failed')) = (finished_at is not null))
);
create index runs_by_status on runs (tenant, status, id);
create index runs_by_finish on runs (finished_at) where finished_at is not null;
create index runs_open on runs (started_at) where status = 'running';
create index runs_by_article on runs (tenant, article_id);
create index runs_by_summary on runs (tenant, summary_id);
create index runs_by_dataset on runs (tenant, dataset_id, id) where dataset_id is not null;

create table agent_results (
  tenant text not null,
  run_id bigint not null,
  dimension text not null check (dimension in ('factuality', 'coherence', 'readability')),
  status text not null,
  score double precision,
  origin text not null,
  result jsonb not null,
  primary key (run_id, dimension),
  foreign key (tenant, run_id) references runs (tenant, id) on delete cascade
);

create table explainability_reports (
  run_id bigint not null references runs (id) on delete cascade,
  version text not null,
  report_json jsonb not null,
  created_at timestamptz not null,
  tenant text not null,
  unique (run_id, version),
  foreign key (tenant, run_id) references runs (tenant, id) on delete cascade
);

create table evaluations (
  id bigint generated always as identity primary key,
  tenant text not null,
  name text not null,
  status text not null check (status in ('pending', 'running', 'success', 'failed')),
  dataset_id bigint,
  config jsonb not null default '{}',
  summary jsonb,
  error jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (tenant, id),
  foreign key (tenant, dataset_id) references datasets (tenant, id)
);

create table rerank_runs (
  id bigint generated always as identity primary key,
  tenant text not null,
  case_id text,
  collection text,
  query text not null,
  status text not null check (status in ('running', 'in_review', 'approved', 'rejected', 'done', 'failed')),
  request jsonb not null,
  envelope jsonb,
  coverage jsonb,
  error jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant, id)
);
create index rerank_runs_by_case on rerank_runs (tenant, case_id, id) where case_id is not null;

create table ingest_items (
  tenant text not null,
  rerank_run_id bigint not null,
  url text not null,
  status text not null check (status in ('pending', 'ingested', 'failed')),
  candidate_id text,
  document_id text,
  error jsonb,
  updated_at timestamptz not null,
  primary key (rerank_run_id, url),
  foreign key (tenant, rerank_run_id) references rerank_runs (tenant, id) on delete cascade
);

create table review_items (
  tenant text not null,
  review_id text not null,
  kind text not null check (kind in ('rerank_selection', 'escalated_decision', 'customer_text')),
  run_id text not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'partial', 'auto_approved', 'escalated')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  expiry_policy text not null check (expiry_policy in ('approve', 'reject', 'escalate')),
  snapshot jsonb not null,
  snapshot_digest text not null,
  decision jsonb,
  updated_at timestamptz not null,
  primary key (tenant, review_id),
  unique (tenant, kind, run_id)
);
create index review_items_by_status on review_items (tenant, status, created_at, review_id);
create index review_items_due on review_items (expires_at) where status = 'pending';

create table review_decisions (
  id bigint generated always as identity primary key,
  tenant text not null,
  review_id text not null,
  actor text not null,
  action text not null,
  late boolean not null,
  auto_approved boolean not null,
  decided_at timestamptz not null,
  decision jsonb not null,
  foreign key (tenant, review_id) references review_items (tenant, review_id) on delete cascade
);
create index review_decisions_by_item on review_decisions (tenant, review_id, id);

create table decision_cases (
  tenant text not null,
  transaction_id text not null,
  latest_version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant, transaction_id)
);
create index decision_cases_by_time on decision_cases (tenant, updated_at, transaction_id);

create table decision_versions (
  tenant text not null,
  transaction_id text not null,
  version integer not null,
  status text not null,
  decision text,
  composite double precision,
  explanation_source text,
  state jsonb not null,
  created_at timestamptz not null,
  primary key (tenant, transaction_id, version),
  foreign key (tenant, transaction_id) references decision_cases (tenant, transaction_id) on delete cascade
);
create index decision_versions_by_time on decision_versions (tenant, created_at);

create table customer_texts (
  id bigint generated always as identity primary key,
  tenant text not null,
  transaction_id text not null,
  version integer not null,
  locale text not null,
  variant text,
  text text not null,
  source text not null,
  status text not null check (status in ('in_review', 'released', 'rejected', 'sent')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant, id),
  foreign key (tenant, transaction_id, version) references decision_versions (tenant, transaction_id, version) on delete cascade
);
create index customer_texts_by_case on customer_texts (tenant, transaction_id, version);

create table customer_feedback (
  id bigint generated always as identity primary key,
  tenant text not null,
  customer_text_id bigint not null,
  rating integer not null check (rating between 1 and 5),
  comment text,
  created_at timestamptz not null,
  foreign key (tenant, customer_text_id) references customer_texts (tenant, id) on delete cascade
);
create index customer_feedback_by_text on customer_feedback (tenant, customer_text_id);

create table documents (
  tenant text not null,
  collection text not null,
  document_id text not null,
  title text not null,
  text text not null,
  url text,
  lang text,
  digest text not null,
  detected_date timestamptz,
  facet_coverage jsonb not null default '{}',
  ingested_at timestamptz not null,
  search tsvector generated always as (
    to_tsvector(
      case lang
        when 'de' then 'pg_catalog.german'::regconfig
        when 'en' then 'pg_catalog.english'::regconfig
        when 'es' then 'pg_catalog.spanish'::regconfig
        when 'pt' then 'pg_catalog.portuguese'::regconfig
        else 'pg_catalog.simple'::regconfig
      end,
      left(title, 2000) || ' ' || left(text, 100000)
    )
  ) stored,
  primary key (tenant, collection, document_id)
);
create index documents_by_words on documents using gin (search);
create index documents_by_url on documents (tenant, collection, url) where url is not null;

create table notifications (
  id bigint generated always as identity primary key,
  tenant text not null,
  dedupe_key text not null,
  channel text not null,
  payload jsonb not null,
  status text not null check (status in ('pending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (tenant, dedupe_key)
);

create table outbox (
  id bigint generated always as identity primary key,
  tenant text not null,
  topic text not null,
  subject text not null,
  created_at timestamptz not null,
  available_at timestamptz not null,
  attempts integer not null default 0,
  last_error text
);
create index outbox_due on outbox (topic, available_at, id);
create index outbox_by_subject on outbox (tenant, topic, subject);

create table effects (
  key text primary key,
  done_at timestamptz not null
);

create table model_cache (
  key text primary key,
  value text not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index model_cache_by_expiry on model_cache (expires_at) where expires_at is not null;

create table rate_limits (
  name text primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);
`;
