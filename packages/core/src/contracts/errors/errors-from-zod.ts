import type { z } from "zod";
import { isErrorCode } from "./error-codes.ts";
import { type ErrorData, errorData } from "./error-data.ts";
import { formatPath } from "./format-path.ts";
import { shownText, shownType } from "./shown-value.ts";

type Issue = z.core.$ZodIssue;

/** More errors than this help nobody; a hostile input could make millions. */
const MAX_ERRORS = 100;

/**
 * Turns a zod failure into errors of the table, in zod's order.
 * A schema names its own code by giving it as zod's message (`z.number().min(1, "min_diversity_buckets_too_small")`);
 * every other issue falls back to the code of its kind.
 */
export function errorsFromZod(issues: readonly Issue[]): readonly ErrorData[] {
  const found: ErrorData[] = [];
  for (const issue of issues) {
    if (found.length >= MAX_ERRORS) break;
    collect(issue, [], found);
  }
  return found.slice(0, MAX_ERRORS);
}

function collect(issue: Issue, base: readonly PropertyKey[], found: ErrorData[]): void {
  const keys = [...base, ...issue.path];
  const path = formatPath(keys);
  if (isErrorCode(issue.message) && issue.code !== "unrecognized_keys") {
    found.push({ code: issue.message, params: ownParams(issue), path });
    return;
  }
  switch (issue.code) {
    case "invalid_type":
      found.push(typeError(issue, path));
      return;
    case "invalid_value":
      found.push(valueError(issue.input, issue.values.map(String), path));
      return;
    case "too_small":
      found.push(
        hasLength(issue.origin)
          ? errorData("too_short", { minimum: Number(issue.minimum) }, path)
          : errorData("too_small", { minimum: Number(issue.minimum) }, path),
      );
      return;
    case "too_big":
      found.push(
        hasLength(issue.origin)
          ? errorData("too_long", { maximum: Number(issue.maximum) }, path)
          : errorData("too_big", { maximum: Number(issue.maximum) }, path),
      );
      return;
    case "invalid_format":
      found.push(errorData("invalid_format", { format: shownText(issue.format) }, path));
      return;
    case "unrecognized_keys":
      for (const key of issue.keys) {
        if (found.length >= MAX_ERRORS) return;
        found.push(keyError(issue.message, shownText(key), formatPath([...keys, key])));
      }
      return;
    case "invalid_key":
    case "invalid_element":
      for (const inner of issue.issues) collect(inner, keys, found);
      return;
    case "invalid_union":
      for (const inner of closestBranch(issue.errors)) collect(inner, keys, found);
      if (issue.errors.length === 0)
        found.push(unionError(issue.input, "options" in issue ? issue.options : undefined, path));
      return;
    case "not_multiple_of":
    case "custom":
      found.push(errorData("invalid_input", {}, path));
      return;
  }
}

/** The branch of a union the input most likely meant: the one that understood it deepest, then with the fewest errors. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  let best: readonly Issue[] = [];
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const depth = branch.some((issue) => issue.path.length > 0 || issue.code !== "invalid_type") ? 1_000_000 : 0;
    const rank = depth - branch.length;
    if (rank > bestRank) {
      best = branch;
      bestRank = rank;
    }
  }
  return best;
}

function typeError(issue: z.core.$ZodIssueInvalidType, path: string): ErrorData {
  const { input } = issue;
  if (input === undefined) return errorData("missing_field", {}, path);
  if (typeof input === "number" && !Number.isFinite(input)) {
    return errorData("not_finite", { received: String(input) }, path);
  }
  if (typeof input === "number" && issue.expected === "int") return errorData("not_integer", {}, path);
  return errorData("invalid_type", { expected: expectedType(issue.expected), received: shownType(input) }, path);
}

/** JSON knows objects only; that zod reads some of them as records is of no use to the reader. */
function expectedType(expected: string): string {
  return expected === "record" ? "object" : expected;
}

function valueError(input: unknown, options: readonly string[], path: string): ErrorData {
  if (input === undefined) return errorData("missing_field", {}, path);
  return errorData("invalid_value", { options: options.join(", ") }, path);
}

function unionError(input: unknown, options: readonly unknown[] | undefined, path: string): ErrorData {
  if (options === undefined) return errorData("invalid_input", {}, path);
  // A discriminated union reports the whole object as its input: the discriminator itself may simply be absent.
  const key = path.slice(path.lastIndexOf(".") + 1);
  const given = typeof input === "object" && input !== null ? (input as Record<string, unknown>)[key] : input;
  return valueError(given, options.map(String), path);
}

function keyError(message: string, key: string, path: string): ErrorData {
  if (isErrorCode(message)) return { code: message, params: { value: key }, path };
  return errorData("unknown_key", { key }, path);
}

function hasLength(origin: string): boolean {
  return origin === "string" || origin === "array" || origin === "map" || origin === "set" || origin === "file";
}

/** The params a schema's own code may use: those it gave itself, and the bound or the text zod knows. */
function ownParams(issue: Issue): Readonly<Record<string, string | number>> {
  const params: Record<string, string | number> = {};
  if (typeof issue.input === "string") params.value = shownText(issue.input);
  if (issue.code === "too_small") params.minimum = Number(issue.minimum);
  if (issue.code === "too_big") params.maximum = Number(issue.maximum);
  if (issue.code === "invalid_value") params.options = issue.values.map(String).join(", ");
  if (issue.code === "custom") {
    for (const [name, value] of Object.entries(issue.params ?? {})) {
      params[name] = typeof value === "number" ? value : shownText(String(value));
    }
  }
  return params;
}
