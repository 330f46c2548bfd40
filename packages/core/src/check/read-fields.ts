import type { CheckErrorData } from "../contracts/errors/check-error.ts";
import { errorData } from "../contracts/errors/error-data.ts";
import { formatPath } from "../contracts/errors/format-path.ts";
import { shownType } from "../contracts/errors/shown-value.ts";

type Path = readonly PropertyKey[];
type Errors = readonly CheckErrorData[];
interface TextLimits {
  readonly min?: number;
  readonly max?: number;
}

/** What is wrong with a value that must be a text. */
export function textErrors(
  value: unknown,
  path: Path,
  { min = 0, max = Number.POSITIVE_INFINITY }: TextLimits = {},
): Errors {
  if (typeof value !== "string") return [typeError(value, "string", path)];
  if (value.length < min) return [errorData("too_short", { minimum: min }, formatPath(path))];
  return value.length > max ? [errorData("too_long", { maximum: max }, formatPath(path))] : [];
}

/** What is wrong with a value that must be a whole number from a minimum on. */
export function integerErrors(value: unknown, path: Path, minimum: number): Errors {
  const at = formatPath(path);
  if (typeof value !== "number") return [typeError(value, "number", path)];
  if (!Number.isFinite(value)) return [errorData("not_finite", { received: String(value) }, at)];
  if (!Number.isInteger(value)) return [errorData("not_integer", {}, at)];
  if (value > Number.MAX_SAFE_INTEGER) return [errorData("too_big", { maximum: Number.MAX_SAFE_INTEGER }, at)];
  return value < minimum ? [errorData("too_small", { minimum }, at)] : [];
}

/** What is wrong with a value that must be one of some texts. */
export function optionErrors(value: unknown, path: Path, options: readonly string[]): Errors {
  if (options.some((option) => option === value)) return [];
  return [errorData("invalid_value", { options: options.join(", ") }, formatPath(path))];
}

/** The error of a value with the wrong JSON type, or of none. */
export function typeError(value: unknown, expected: string, path: Path): CheckErrorData {
  const at = formatPath(path);
  if (value === undefined) return errorData("missing_field", {}, at);
  if (typeof value === "number" && !Number.isFinite(value))
    return errorData("not_finite", { received: String(value) }, at);
  return errorData("invalid_type", { expected, received: shownType(value) }, at);
}
