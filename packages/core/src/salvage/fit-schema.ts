import type { z } from "zod";
import { isJsonObject, type JsonValue } from "./json-value.ts";
import { onlyListMember, rootKind } from "./root-kind.ts";
import type { SalvageRung } from "./salvage-outcome.ts";

/** A value that satisfies the schema, and what had to be done to its outside. */
export interface Fit<T> {
  readonly value: T;
  readonly rungs: readonly SalvageRung[];
}

const MAX_MEMBERS = 16;

/** Tries a value as it is, then out of or into one layer of wrapping. */
export function fitSchema<T>(value: JsonValue, schema: z.ZodType<T>): Fit<T> | undefined {
  return asItIs(value, schema, []) ?? rewrapped(value, schema);
}

function rewrapped<T>(value: JsonValue, schema: z.ZodType<T>): Fit<T> | undefined {
  const kind = rootKind(schema);
  if (Array.isArray(value)) return kind === "object" ? fromList(value, schema) : undefined;
  if (!isJsonObject(value)) return undefined;
  const inner = fromMember(Object.values(value), schema);
  if (inner !== undefined || kind !== "array") return inner;
  return asItIs([value], schema, ["object_for_array"]);
}

/** One answer in a list, or the bare list that the schema wants under its only list member. */
function fromList<T>(list: JsonValue[], schema: z.ZodType<T>): Fit<T> | undefined {
  const [only] = list;
  if (list.length === 1 && only !== undefined) {
    const fit = asItIs(only, schema, ["array_for_object"]);
    if (fit !== undefined) return fit;
  }
  const member = onlyListMember(schema);
  return member === undefined ? undefined : asItIs({ [member]: list }, schema, ["array_for_object"]);
}

/** `{"answer": {…}}`, `{"name": …, "arguments": {…}}`: the only member that fits. */
function fromMember<T>(members: JsonValue[], schema: z.ZodType<T>): Fit<T> | undefined {
  if (members.length > MAX_MEMBERS) return undefined;
  const fits = members
    .filter((member) => typeof member === "object" && member !== null)
    .map((member) => asItIs(member, schema, ["wrapped"]))
    .filter((fit) => fit !== undefined);
  return fits.length === 1 ? fits[0] : undefined;
}

function asItIs<T>(value: JsonValue, schema: z.ZodType<T>, rungs: readonly SalvageRung[]): Fit<T> | undefined {
  try {
    const parsed = schema.safeParse(value);
    return parsed.success ? { value: parsed.data, rungs } : undefined;
  } catch {
    // A schema whose refinement throws or is asynchronous cannot judge this value: it does not fit.
    return undefined;
  }
}

/**
 * The first complaints of a schema about a value, as paths and codes: never the value itself. A number off the scale
 * that was asked for is a complaint of its own: it must not be taken for one on it.
 */
export function mismatchOf<T>(value: JsonValue, schema: z.ZodType<T>): Mismatch {
  try {
    const issues = schema.safeParse(value).error?.issues ?? [];
    const code = issues.some(isOffScale) ? "out_of_scale" : "schema_mismatch";
    return { code, detail: issues.slice(0, 3).map(describeIssue).join(", ") };
  } catch {
    return { code: "schema_mismatch", detail: "the schema could not judge the value" };
  }
}

interface Mismatch {
  readonly code: "schema_mismatch" | "out_of_scale";
  readonly detail: string;
}

function isOffScale(issue: z.core.$ZodIssue): boolean {
  return (
    (issue.code === "too_big" || issue.code === "too_small") && (issue.origin === "number" || issue.origin === "int")
  );
}

function describeIssue({ path, code }: z.core.$ZodIssue): string {
  return `${path.map(String).join(".") || "(root)"} ${code}`;
}
