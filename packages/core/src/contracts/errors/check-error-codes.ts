/** How an error leaves the system: HTTP status, exit code of the binary, and when it happens. */
export interface ErrorCodeEntry {
  readonly http: number;
  readonly exit: 2 | 3 | 130;
  readonly when: string;
}

/** An input somebody can mend. */
export const invalid = (when: string): ErrorCodeEntry => ({ http: 400, exit: 2, when });

/** The codes a check itself reports. Apart from the others: a page that checks texts brings no errors of files and services. */
export const CHECK_ERROR_CODES = {
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
  duplicate_value: invalid("A value that must be unique appears twice."),
  duplicate_source: invalid("Two sources of a check have the same id."),
  sources_too_long: invalid("The sources of a check are longer together than one check may read."),
  language_not_loaded: invalid("A text is in a language that the program did not load with its check."),
} as const satisfies Readonly<Record<string, ErrorCodeEntry>>;

/** A code a check itself reports. */
export type CheckErrorCode = keyof typeof CHECK_ERROR_CODES;
