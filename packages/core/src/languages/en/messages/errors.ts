import { checkErrors } from "./check-errors.ts";

export const errors = {
  ...checkErrors,
  // shape of a value
  too_deep: "the value is nested too deep",
  too_many_values: "the body holds more than {maximum} keys and values",
  too_many_keys: "the body holds more than {maximum} different keys",
  invalid_format: "does not have the form of {format}",
  missing_source:
    "there is no source to check against: give sources (a list of id and text) or article_text, or leave factuality out of dimensions",
  unknown_reference: 'no entry has the id "{value}"',
  invalid_input: "the value is not valid",
  // times and money
  datetime_without_timezone: 'the time "{value}" has no time zone: add an offset or Z, for example {example}',
  datetime_unparsable: 'the time "{value}" cannot be read: write ISO 8601, for example {example}',
  invalid_amount: 'the amount must be a decimal string such as "1800.00"',
  invalid_currency: "the currency must be a three-letter ISO 4217 code such as EUR",
  invalid_country: "the country must be a two-letter ISO 3166 code such as DE",
  // reranking
  min_diversity_buckets_too_small: "min_diversity_buckets must be at least 1",
  invalid_coverage_dimension:
    'invalid coverage dimension: "{value}" is not in the enum; tenant-specific facets belong in custom_facets',
  custom_facet_not_numeric: "custom facet scores must be numeric: give a number from 0.0 to 1.0",
  scoring_context_not_json: "scoring_context is a string but does not hold a JSON object",
  invalid_jurisdiction: "the jurisdiction must be a country or a region such as DE, EU or US-CA",
  // rules between fields
  span_reversed: "the span ends before it starts",
  verdict_without_quote: "a claim labelled incorrect needs a verbatim quote from the source",
  evidence_inconsistent: "evidence_found, evidence_quote, evidence and selected_evidence_index contradict each other",
  uncertain_reason_inconsistent:
    "uncertain_reason is set exactly for uncertain claims, and nothing_found goes without a quote",
  counts_do_not_add_up: "the counts add up to {sum}, expected {expected}",
  score_without_status: 'a score is given exactly when the status is "ok"',
  // JSON, files and the command line
  invalid_json: "invalid JSON at line {line}, column {column}: {detail}",
  invalid_json_end: "invalid JSON at line {line}, column {column}: it ends too early",
  file_not_found: "no such file: {file}",
  file_is_address: "{file} is a web address, and Beleg opens no addresses: save the page and name the file",
  text_is_directory:
    "{file} is a directory: --texts {file} checks the texts in it, with --source for sources they share or --sources for a folder of their own",
  file_is_directory: "{file} is a directory, a file is needed",
  file_empty: "{file} is empty: there is nothing to check",
  no_records: "{file} holds no record: write one JSON object a line",
  file_unreadable: "cannot read {file}: {detail}",
  file_unwritable: "cannot write {file}: {detail}",
  invalid_utf8: "{file} is not valid UTF-8 (first bad byte at offset {offset}): save it as UTF-8",
  unknown_verb: 'unknown command "{verb}": run beleg --help for the list',
  unknown_flag: 'unknown option "{flag}": run beleg {verb} --help for the list',
  missing_argument: "missing argument: {argument} (--help shows what is needed)",
  missing_choice: "missing argument: {argument}; choose one of: {choices}",
  invalid_choice: '{argument}: "{value}" is not possible here; choose one of: {choices}',
  baseline_missing: "there is no baseline {file}: beleg baseline write --baseline {file} makes it",
  invalid_argument: "invalid value for {argument}: {detail}",
  unknown_contract: 'unknown contract "{name}": run beleg schema for the list',
  missing_package: "this needs the package {name}, which is not installed beside Beleg: npm install {name}",
  invalid_config: "invalid configuration in {file}: {detail}",
  unknown_verb_guess: 'unknown command "{verb}": did you mean {guess}?',
  unknown_flag_guess: 'unknown option "{flag}": did you mean {guess}? (beleg {verb} --help lists them)',
  missing_flag_value: "the option {flag} needs a value: run beleg {verb} --help",
  too_many_arguments: "too many arguments: run beleg {verb} --help",
  usage: "{detail}: run beleg {verb} --help",
  line_too_long: "{file} has a line of more than {limit} bytes: write one JSON value per line",
  invalid_yaml: "invalid YAML at line {line}, column {column}",
  unknown_output_ending: "cannot tell the format of {file}: use one of the endings {endings}",
  unknown_contract_guess: 'unknown contract "{name}": did you mean {guess}?',
  preset_guess:
    "{file}, row {row}: there is no summary_text, and this looks like a row of {preset}: add --preset {preset}",
  preset_no_answer:
    "{file}, row {row}: no answer to judge. {preset} has it in {fields}: export that field too, or name another --preset",
  preset_no_context:
    "{file}, row {row}: nothing to judge the answer against. {preset} has it in {fields}: export that field too, or take --task readability or coherence, which need no source",
  preset_not_text:
    "{file}, row {row}: {field} holds no text. Write the answer itself there, in the words {preset} showed to its user",
  journal_of_other_run:
    "the folder {folder} holds another evaluation (other data, model or version): choose another --out, or --fresh to throw its answers away",
  tuning_on_same_data: "{file} cannot be tuned on itself: give --tune another file",
  tuning_needs_both_classes: "no threshold can be chosen on {file}: it needs labelled rows with and without errors",
  runs_not_comparable: "the two runs cannot be compared: {detail}",
  // the language model
  model_not_configured: "no language model is configured: set BELEG_MODEL or pass --model",
  model_unknown: 'unknown model "{model}": write none, openai/NAME, ollama/NAME or gguf/FILE',
  model_timeout: "the language model did not answer within {seconds} s",
  model_unavailable: "the language model cannot be reached: {detail}",
  model_rate_limited: "the language model refuses more requests for now",
  model_output_unusable: "the answer of the language model cannot be used: {detail}",
  budget_exceeded: "the budget of {limit} {unit} is used up",
  // the store, its backups and its jobs
  store_in_use:
    "the database in {folder} is in use by process {pid} on {host}: wait for it, or set DATABASE_URL to share a server (if that process is gone, delete {file})",
  store_damaged:
    "the database is damaged: {detail}; bring back the last backup with beleg restore FILE (the damaged files are kept aside)",
  store_full:
    "the disk of the database is full: {detail}; nothing of this operation was kept: free some space and try again",
  store_unreachable: "the database cannot be reached: {detail}; check DATABASE_URL and the server",
  store_too_old: "PostgreSQL {version} is too old: version 15 or newer is needed",
  store_too_new: "the database has the step {name}, which this version of Beleg does not know: update Beleg",
  store_changed:
    "the step {name} of the database differs from the one in this version of Beleg: use the version that made it, or restore a backup into a new database",
  store_not_empty: "the database already holds data: restore into an empty one, or pass --replace to overwrite it",
  backup_unusable: "{file} is not a complete backup: {detail}",
  run_not_found: "there is no run {id}: beleg runs list shows them",
  run_ended: "run {id} has ended and cannot be called off",
  run_cancelled: "run {id} was called off",
  worker_lost:
    "every worker that took this died on it: look at the workers' logs and their memory, then order it again",
  graph_unreachable: "the graph cannot be reached at {uri}: {detail}",
  graph_not_configured: "no graph is configured: set NEO4J_URI",
  job_not_found: "there is no job {id}: beleg jobs list shows them",
  document_unreadable: "cannot read {file}: {detail}",
  document_over_limit: "{file} goes beyond a limit of documents: {detail}",
  document_empty: "{file} holds no text: a scanned document needs text recognition first",
  document_of_other_kind:
    "{file} holds {content}, while its ending promises {expected}: give it the ending of what it holds, or save it again as {expected}",
  unpaired_files:
    "{files}: no counterpart in {folder}; a text and its sources have the same file name, whatever the ending",
  review_changed: "review {id} shows something else by now: look at it again with beleg review show {id}",
  review_not_presented: "{id} was not presented, so it cannot be decided on",
  review_empty_selection:
    "review {id}: an empty list decides nothing: name what is meant, or leave the list out for everything",
  source_address_refused:
    "{url} is no address of a source: it must begin with http://, https:// or a scheme of your own such as intranet://",
  source_disallowed:
    "{url} lies under the disallowed sources of this run; only a recorded override lets it in: beleg review override {id} --add-url {url} --reason …",
  review_needs_outcome:
    "review {id} is about a decision: say what becomes of it, for example beleg review approve {id} --decision CHALLENGE (or APPROVE, BLOCK)",
  review_has_no_parts: "review {id} is about one thing: approve, reject or escalate it as a whole",
  rerank_run_not_found: "there is no rerank run {id}",
  ingest_not_approved: "{url} was not approved in run {id}",
  // the rest
  invalid_policy: "{file}, line {line}: {problem}; docs/guides/policies.md shows the form",
  no_policies: "{folder} holds no policy: a policy is a .md file",
  // the service
  unauthorized: "no valid API key: send Authorization: Bearer KEY",
  forbidden: "this needs the scope {scope}, which the API key does not have",
  foreign_origin: "the request comes from another site or lacks the token of its session",
  foreign_host: "this service does not answer for the host {host}",
  not_found: "there is nothing at this address",
  method_not_allowed: "this address does not take {method}",
  unsupported_media_type: "the body must be JSON: send Content-Type: application/json",
  body_too_large: "the body is larger than {maximum} bytes",
  invalid_header: "the header {name} has a value it cannot have",
  invalid_cursor: "the cursor is none this list gave",
  rate_limited: "too many requests: try again in {seconds} s",
  overloaded: "the service is busy: try again in {seconds} s",
  checker_closed: "the checker is closed: open a new one",
  shutting_down: "the service is shutting down: try again",
  too_slow: "this input took longer than {seconds} s: make it smaller",
  request_timeout: "the request did not arrive in time",
  idempotency_mismatch: "this Idempotency-Key was used for another request: use a new one",
  idempotency_in_progress: "the first request with this Idempotency-Key is still at work: try again",
  review_not_found: "there is no review {id}",
  review_closed: "the review {id} was already closed as {status}; the decision is recorded without effect",
  decision_not_found: "there is no decision for {id}",
  case_undecided:
    "this case has no decision to explain: have it decided first (beleg decide, POST /v1/decisions) and explain what that gives",
  evaluation_not_found: "there is no evaluation {id}",
  evaluation_row_not_found: "evaluation {id} has no row {row}",
  evaluation_ended: "evaluation {id} has ended and cannot be called off",
  evaluation_cancelled: "evaluation {id} was called off",
  keys_needed:
    "listening on {host} reaches beyond this machine: set BELEG_API_KEYS first (beleg serve --new-key TENANT:SCOPES makes one), or listen on 127.0.0.1",
  invalid_api_keys:
    "BELEG_API_KEYS: entry {entry} is not TENANT:SCOPES:KEY with scopes of read, write, review, override, admin and a key of at least 16 characters",
  address_in_use: "{host}:{port} is in use: stop the other process or pass --port",
  customer_text_refused: "the customer text breaks these rules: {rules}",
  interrupted: "interrupted: run the same command again to resume",
  internal_error: "an internal error happened; this is a defect in Beleg: {detail}",
} as const;
