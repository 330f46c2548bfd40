import type { z } from "zod";
import { cutVariants } from "./cut-variants.ts";
import { type FoundValue, findValues, MAX_VALUES } from "./find-values.ts";
import { type Fit, fitSchema, mismatchOf } from "./fit-schema.ts";
import { isJsonObject, type JsonValue, sanitiseJson } from "./json-value.ts";
import type { WorkBudget } from "./reader.ts";
import { type AnswerRegion, answerRegions } from "./reasoning-blocks.ts";
import { type RootKind, rootKind } from "./root-kind.ts";
import { SALVAGE_RUNGS, type SalvageFailureCode, type SalvageOutcome, type SalvageRung } from "./salvage-outcome.ts";
import { unescapeText } from "./unescape-text.ts";

/** Longer answers are refused unread: no judge asks for this much. */
const MAX_LENGTH = 4_000_000;
/** How many layers of escaping are taken off. */
const MAX_LAYERS = 2;

/**
 * Reads a raw model answer as a value of the schema, by the first rung that holds: the text as it is; the values
 * outside reasoning blocks, fences and prose, repaired where they must be (the last one that fits wins); the text with
 * one layer of escaping off. Never throws and takes near-linear time on any text.
 */
export function salvageJson<T>(raw: string, schema: z.ZodType<T>): SalvageOutcome<T> {
  if (raw.length > MAX_LENGTH) return failed("too_long", `${raw.length} characters`);
  if (raw.trim() === "") return failed("empty", "the answer is blank");
  return climb(raw, schema, 0);
}

function climb<T>(raw: string, schema: z.ZodType<T>, layer: number): SalvageOutcome<T> {
  const whole = parseStrictly(raw);
  if (whole !== undefined) return fromWhole(whole, schema, layer);
  const work: WorkBudget = { left: 16 * raw.length + 20_000, tooDeep: false };
  const kind = rootKind(schema);
  let problem: SalvageOutcome<T> | undefined;
  for (const region of answerRegions(raw, work)) {
    const outcome = fromRegion(raw, region, schema, kind, work);
    if (outcome?.status === "ok") {
      const reasoned = region.from > 0 || region.to < raw.length;
      return ok(outcome.value, reasoned ? ["reasoning_block", ...outcome.rungs] : outcome.rungs);
    }
    problem ??= outcome;
  }
  const unescaped = layer < MAX_LAYERS ? unescapeText(raw) : undefined;
  if (unescaped !== undefined) {
    const outcome = climb(unescaped, schema, layer + 1);
    if (outcome.status === "ok") return ok(outcome.value, ["double_encoded", ...outcome.rungs]);
  }
  if (problem !== undefined) return problem;
  if (work.left <= 0) return failed("too_complex", "too many broken values");
  if (work.tooDeep) return failed("too_deep", "the value is nested too deeply");
  return failed("no_json", "no JSON value of the wanted kind in the answer");
}

function fromWhole<T>(whole: JsonValue, schema: z.ZodType<T>, layer: number): SalvageOutcome<T> {
  if (!sanitiseJson(whole)) return failed("too_deep", "the value is nested too deeply");
  const fit = fitSchema(whole, schema);
  if (fit !== undefined) return ok(fit.value, fit.rungs);
  const encoded = encodedText(whole);
  if (encoded !== undefined && layer < MAX_LAYERS) {
    const outcome = climb(encoded, schema, layer + 1);
    if (outcome.status === "ok") return ok(outcome.value, ["double_encoded", ...outcome.rungs]);
  }
  return failedFit(whole, schema);
}

/** The text of a value that is JSON inside a string, bare or as the only member of an object. */
function encodedText(value: JsonValue): string | undefined {
  if (typeof value === "string") return value;
  const members = isJsonObject(value) ? Object.values(value) : [];
  return members.length === 1 && typeof members[0] === "string" ? members[0] : undefined;
}

function fromRegion<T>(
  raw: string,
  region: AnswerRegion,
  schema: z.ZodType<T>,
  kind: RootKind,
  work: WorkBudget,
): SalvageOutcome<T> | undefined {
  const found = findValues(raw, region.from, region.to, work);
  const wanted = found.filter((value) => isOfKind(value.value, kind));
  if (found.length === 0) return fromScalar(raw, region, schema, kind);
  if (kind === "array" && wanted.length === 0 && !region.unfinishedReasoning) {
    const gathered = fromLines(found, schema);
    if (gathered !== undefined) return gathered;
  }
  for (const candidate of found.toReversed()) {
    if (region.unfinishedReasoning && !endsRegion(raw, candidate, region)) break;
    const fit = fitFound(candidate, schema);
    if (fit !== undefined) {
      const outside = rungsOutside(raw, region, candidate);
      const several: SalvageRung[] = wanted.length > 1 ? ["several_values"] : [];
      return ok(fit.value, [...outside, ...several, ...candidate.rungs, ...fit.rungs]);
    }
    // The answer itself was cut: an earlier value is an example or an echo and must not stand in for it.
    if (candidate.cut !== undefined && isOfKind(candidate.value, kind))
      return failed("truncated", mismatchOf(candidate.value, schema).detail);
  }
  if (region.unfinishedReasoning) return undefined;
  const last = wanted.at(-1);
  return last === undefined ? undefined : failedFit(last.value, schema);
}

/** One object a line where a list is wanted. Past the limit the first lines are lost, so the list is not whole. */
function fromLines<T>(found: readonly FoundValue[], schema: z.ZodType<T>): SalvageOutcome<T> | undefined {
  if (found.length < 2 || found.length >= MAX_VALUES || found.some((value) => value.cut !== undefined))
    return undefined;
  const fit = fitSchema(
    found.map((value) => value.value),
    schema,
  );
  const rungs = found.flatMap((value) => [...value.rungs]);
  return fit === undefined ? undefined : ok(fit.value, ["several_values", "object_for_array", ...rungs]);
}

function fitFound<T>(candidate: FoundValue, schema: z.ZodType<T>): Fit<T> | undefined {
  if (candidate.cut === undefined) return fitSchema(candidate.value, schema);
  for (const variant of cutVariants(candidate.value, candidate.cut)) {
    const fit = fitSchema(variant, schema);
    if (fit !== undefined) return fit;
  }
  return undefined;
}

/** A schema for a bare number, word or string: the region's text without its fence must be exactly that. */
function fromScalar<T>(
  raw: string,
  region: AnswerRegion,
  schema: z.ZodType<T>,
  kind: RootKind,
): SalvageOutcome<T> | undefined {
  if (kind !== "scalar" || region.unfinishedReasoning) return undefined;
  const text = raw.slice(region.from, region.to);
  const bare = withoutFences(text).trim();
  const value = parseStrictly(bare);
  if (value === undefined) return undefined;
  const fit = fitSchema(value, schema);
  if (fit === undefined) return failedFit(value, schema);
  return ok(fit.value, bare === text.trim() ? fit.rungs : ["code_fence", ...fit.rungs]);
}

function rungsOutside(raw: string, region: AnswerRegion, { start, end }: FoundValue): SalvageRung[] {
  const around = `${raw.slice(region.from, start)}\n${raw.slice(end, region.to)}`;
  const rungs: SalvageRung[] = around.includes("```") ? ["code_fence"] : [];
  if (withoutFences(around).trim() !== "") rungs.push("prose_around");
  return rungs;
}

function endsRegion(raw: string, { end }: FoundValue, region: AnswerRegion): boolean {
  return withoutFences(raw.slice(end, region.to)).trim().length === 0;
}

function withoutFences(text: string): string {
  return text.replace(/```[\w-]{0,20}/g, "");
}

function isOfKind(value: JsonValue, kind: RootKind): boolean {
  return kind === "any" || (kind === "array" ? Array.isArray(value) : kind === "object" && isJsonObject(value));
}

function parseStrictly(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function ok<T>(value: T, rungs: readonly SalvageRung[]): SalvageOutcome<T> {
  const noted = new Set(rungs);
  return { status: "ok", value, rungs: SALVAGE_RUNGS.filter((rung) => noted.has(rung)) };
}

function failedFit<T>(value: JsonValue, schema: z.ZodType<T>) {
  const { code, detail } = mismatchOf(value, schema);
  return failed(code, detail);
}

function failed(
  code: SalvageFailureCode,
  detail: string,
): { status: "failed"; code: SalvageFailureCode; detail: string } {
  return { status: "failed", code, detail };
}
