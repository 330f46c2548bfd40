/**
 * The rungs of the ladder, in the order they are tried: what had to be done to a raw answer before it could be read.
 * docs/decisions/0007-salvage-ladder.md says what each one accepts and why.
 */
export const SALVAGE_RUNGS = [
  "reasoning_block",
  "code_fence",
  "prose_around",
  "several_values",
  "comments",
  "quote_style",
  "literals",
  "unquoted",
  "commas",
  "decimal_comma",
  "inner_quotes",
  "control_characters",
  "bad_escapes",
  "brackets",
  "truncated",
  "double_encoded",
  "wrapped",
  "array_for_object",
  "object_for_array",
] as const;

/** One repair that an answer needed. */
export type SalvageRung = (typeof SALVAGE_RUNGS)[number];

/** Why an answer could not be read. */
export type SalvageFailureCode =
  | "empty"
  | "no_json"
  | "schema_mismatch"
  | "out_of_scale"
  | "truncated"
  | "too_long"
  | "too_deep"
  | "too_complex";

/** What became of a raw answer. */
export type SalvageOutcome<T> =
  | { readonly status: "ok"; readonly value: T; readonly rungs: readonly SalvageRung[] }
  | { readonly status: "failed"; readonly code: SalvageFailureCode; readonly detail: string };
