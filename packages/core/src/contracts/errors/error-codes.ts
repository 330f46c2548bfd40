import type { ParamsOf } from "../../locales/index.ts";

/** How an error leaves the system: HTTP status, exit code of the binary, and when it happens. */
export interface ErrorCodeEntry {
  readonly http: number;
  readonly exit: 2 | 3 | 130;
  readonly when: string;
}

const invalid = (when: string): ErrorCodeEntry => ({ http: 400, exit: 2, when });
const failed = (http: number, when: string): ErrorCodeEntry => ({ http, exit: 2, when });

/** The one table of stable error codes; the text of each is in `locales/errors/`, docs/reference/errors.md is made from both. */
export const ERROR_CODES = {
  missing_field: invalid("A required field is absent."),
  unknown_key: invalid("An object has a key its contract does not know."),
  invalid_type: invalid("A value has the wrong JSON type."),
  invalid_value: invalid("A value is not one of the allowed ones."),
  not_finite: invalid("A number is NaN or infinite."),
  not_integer: invalid("A whole number is needed."),
  too_small: invalid("A number is below its range."),
  too_big: invalid("A number is above its range."),
  too_short: invalid("A text or list has too few elements."),
  too_long: invalid("A text or list has too many elements."),
  too_deep: invalid("A value is nested deeper than it can be read."),
  invalid_format: invalid("A text does not have the form its field asks for."),
  duplicate_value: invalid("A value that must be unique appears twice."),
  unknown_reference: invalid("An id names nothing in the list it refers to."),
  invalid_input: invalid("A value is wrong in a way no other code names."),
  datetime_without_timezone: invalid("A point in time has no offset, so it names no moment."),
  datetime_unparsable: invalid("A text is no ISO 8601 point in time."),
  invalid_amount: invalid("An amount of money is no decimal string."),
  invalid_currency: invalid("A currency is no ISO 4217 code."),
  invalid_country: invalid("A country is no ISO 3166 code."),
  min_diversity_buckets_too_small: invalid("The scoring context asks for fewer than one diversity bucket."),
  invalid_coverage_dimension: invalid("A facet is not in the enum."),
  custom_facet_not_numeric: invalid("A custom facet score is a text or lies outside 0–1."),
  scoring_context_not_json: invalid("The scoring context came as a string that holds no JSON object."),
  invalid_jurisdiction: invalid("The jurisdiction has fewer than two letters."),
  span_reversed: invalid("`end_char` is smaller than `start_char`."),
  verdict_without_quote: invalid("A claim is labelled incorrect without evidence."),
  evidence_inconsistent: invalid("The evidence fields of a claim contradict each other."),
  counts_do_not_add_up: invalid("Counts do not sum to their total."),
  score_without_status: invalid("A score and its status contradict each other."),
  invalid_json: invalid("A document is not JSON."),
  invalid_json_end: invalid("A JSON document ends before it is complete, or is empty."),
  file_not_found: failed(404, "A named file does not exist."),
  file_is_directory: invalid("A directory was given where a file is needed."),
  file_unreadable: failed(500, "A file exists but cannot be read."),
  file_unwritable: failed(500, "An output file cannot be written."),
  invalid_utf8: invalid("A text file holds bytes that are not UTF-8."),
  unknown_verb: invalid("The binary was called with a verb it does not have."),
  unknown_flag: invalid("A verb was called with an option it does not have."),
  missing_argument: invalid("A verb lacks an argument it needs."),
  invalid_argument: invalid("An argument of a verb has a value it cannot use."),
  unknown_contract: failed(404, "A schema was asked for that does not exist."),
  invalid_config: invalid("The configuration file does not fit its schema."),
  unknown_verb_guess: invalid("A mistyped verb is close to one the binary has."),
  unknown_flag_guess: invalid("A mistyped option is close to one the verb has."),
  missing_flag_value: invalid("An option that needs a value came without one."),
  too_many_arguments: invalid("A verb got more arguments than it takes."),
  usage: invalid("A verb was called in a way no other code names."),
  line_too_long: invalid("One line of a JSONL file is larger than any record may be."),
  invalid_yaml: invalid("A configuration file is not YAML."),
  unknown_output_ending: invalid("The ending of an output file names no format."),
  unknown_contract_guess: invalid("A mistyped contract name is close to an existing one."),
  journal_of_other_run: invalid("The output folder holds the answers of another evaluation."),
  tuning_on_same_data: invalid("A threshold was to be chosen on the very data it is measured on."),
  tuning_needs_both_classes: invalid("A threshold cannot be chosen where only one class occurs."),
  runs_not_comparable: invalid("Two evaluations differ in task or share no row."),
  model_not_configured: invalid("A model is needed and none is configured."),
  model_unknown: invalid("The model name has no known provider."),
  model_timeout: failed(504, "The model did not answer in time."),
  model_unavailable: failed(502, "The model server cannot be reached or fails."),
  model_rate_limited: failed(429, "The model server refuses more requests."),
  model_output_unusable: failed(502, "The model's answer does not hold what was asked, even after repair."),
  budget_exceeded: { http: 429, exit: 3, when: "The token or call budget of the run is used up." },
  store_in_use: failed(503, "Another process holds the embedded database."),
  store_damaged: failed(500, "The database's files are not what it wrote."),
  store_full: failed(507, "The disk of the database is full."),
  store_unreachable: failed(503, "The database server cannot be reached or refuses the connection."),
  store_too_old: failed(500, "The database server is older than PostgreSQL 15."),
  store_too_new: failed(500, "The database was last used by a newer Beleg."),
  store_changed: failed(500, "A migration differs from the one the database was made with."),
  store_not_empty: failed(409, "A backup was to be restored into a database that holds data."),
  backup_unusable: invalid("A file is no backup of Beleg, or is cut short."),
  run_not_found: failed(404, "No run of this tenant has the id."),
  graph_unreachable: failed(503, "The Neo4j server cannot be reached or refuses the connection."),
  graph_not_configured: invalid("A graph was asked for and none is configured."),
  job_not_found: failed(404, "No waiting, running or dead job has the id."),
  invalid_policy: invalid("A policy file does not have the form of a policy."),
  // the service
  unauthorized: failed(401, "A request carries no API key, or one the service does not know."),
  forbidden: failed(403, "An API key lacks the scope a route needs."),
  foreign_origin: failed(403, "A browser sends a request from another site, or without the token of its session."),
  foreign_host: failed(421, "A request names a host this service does not answer for."),
  not_found: failed(404, "No route has this address."),
  method_not_allowed: failed(405, "A route does not know this method."),
  unsupported_media_type: failed(415, "A body is not JSON by its content type."),
  body_too_large: failed(413, "A body is larger than the route takes."),
  invalid_header: invalid("A header has a value it cannot have."),
  invalid_cursor: invalid("A list was asked to go on from a place it never named."),
  rate_limited: failed(429, "A caller sends more requests than it may."),
  overloaded: failed(503, "More work waits than the service can do in time."),
  shutting_down: failed(503, "The service ends and takes no new work."),
  too_slow: failed(504, "An input takes longer than one request may."),
  request_timeout: failed(408, "A request did not arrive in time."),
  idempotency_mismatch: failed(422, "An idempotency key comes back with another request."),
  idempotency_in_progress: failed(409, "The first request with this idempotency key is still at work."),
  review_not_found: failed(404, "A review was named that does not exist."),
  review_closed: failed(409, "A decision came after the item was closed; it is recorded without effect."),
  decision_not_found: failed(404, "A decision was named that does not exist."),
  evaluation_not_found: failed(404, "An evaluation was named that does not exist."),
  keys_needed: invalid("The service was to listen beyond this machine without API keys."),
  invalid_api_keys: invalid("BELEG_API_KEYS cannot be read."),
  address_in_use: invalid("Another process listens on the address."),
  document_unreadable: invalid("A document cannot be read in the format its ending names."),
  document_empty: invalid("A document holds no text, as a scanned PDF does."),
  review_changed: failed(409, "A decision names the digest of something else than the item shows."),
  review_not_presented: invalid("A decision names a candidate that was not presented."),
  review_needs_outcome: invalid("An escalated decision was to be closed without saying what becomes of it."),
  review_has_no_parts: invalid("An item that is one thing was to be approved in part."),
  rerank_run_not_found: failed(404, "No rerank run of this tenant has the id."),
  ingest_not_approved: failed(409, "Content was supplied for a source nobody approved."),
  customer_text_refused: invalid("A reviewer's customer text breaks the customer filter."),
  interrupted: { http: 503, exit: 130, when: "The run was interrupted and can be resumed." },
  internal_error: failed(500, "A defect in Beleg itself."),
} as const satisfies Readonly<Record<string, ErrorCodeEntry>>;

/** A stable code of the error table. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** The params the text of an error code needs. */
export type ErrorParams<Code extends ErrorCode = ErrorCode> = ParamsOf<`errors.${Code}`>;

/** Tells whether a text is a code of the error table. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CODES, text);
}
