import { belegError } from "@beleg/core/contracts";

/** A number without sign or fraction. */
export function wholeNumber(argument: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw belegError("invalid_argument", { argument, detail: text });
}

/** What must be there for this action, though not for all of them. */
export function requireValue<Value>(argument: string, value: Value | undefined): Value {
  if (value === undefined) throw belegError("missing_argument", { argument });
  return value;
}

/** A number of the command line inside its range, or the documented error. */
export function numberOf(
  flag: string,
  text: string,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
    whole = false,
  }: { min?: number; max?: number; whole?: boolean },
): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
  const range = max === Number.POSITIVE_INFINITY ? `≥ ${min}` : `${min} … ${max}`;
  throw belegError("invalid_argument", {
    argument: flag,
    detail: `${text} (${min === Number.NEGATIVE_INFINITY ? "NUMBER" : range})`,
  });
}
