/** What a check itself reports, apart: a page that checks texts brings no other error. */
export const checkErrors = {
  missing_field: "the field is required",
  unknown_key: 'unknown key "{key}": remove it or check its spelling',
  invalid_type: "expected {expected}, got {received}",
  invalid_value: "must be one of: {options}",
  not_finite: "must be a finite number, got {received}",
  not_integer: "must be a whole number",
  too_small: "must be at least {minimum}",
  too_big: "must be at most {maximum}",
  too_short: "must have a length of at least {minimum}",
  too_long: "must have a length of at most {maximum}",
  duplicate_value: 'the value "{value}" appears more than once',
  duplicate_source: 'two sources have the id "{id}": give each source an id of its own',
  sources_too_long:
    "the sources have {length} characters together, at most {maximum} are read: leave out sources or let rerank choose",
  language_not_loaded:
    "the text is in a language that is not loaded ({language}); loaded: {loaded}. Import the pack of the language and give it to the check",
} as const;
