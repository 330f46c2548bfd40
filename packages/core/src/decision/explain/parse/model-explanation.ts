import { z } from "zod";
import { type SalvageRung, salvageJson } from "../../../salvage/index.ts";
import { answerAfterReasoning } from "./answer-after-reasoning.ts";
import { endsSentence, fieldsByPattern } from "./fields-by-pattern.ts";

/** What a model may say; a blank or non-string field counts as missing. */
export interface ModelExplanation {
  readonly customer_explanation: string | null;
  readonly audit_explanation: string | null;
  readonly key_factors: readonly string[];
  readonly recommended_actions: readonly string[];
  /** The step of the ladder that read it. */
  readonly read_by: "json" | "repaired_json" | "pattern";
  readonly salvage: readonly SalvageRung[];
}

/** Any of the four may be missing; an answer with one text is an answer. */
const LooseExplanation = z
  .looseObject({
    customer_explanation: z.unknown(),
    audit_explanation: z.unknown(),
    key_factors: z.unknown(),
    recommended_actions: z.unknown(),
  })
  .partial()
  .refine((answer) => filled(answer.customer_explanation) !== null || filled(answer.audit_explanation) !== null);

/** The specification asks for two to four factors and one to three actions. */
const MAX_FACTORS = 4;
const MAX_ACTIONS = 3;
const MAX_TEXT_LENGTH = 20_000;

/** Reads a raw model answer: strict JSON, then repaired JSON, then field by field. Null when no step finds a text. */
export function readModelExplanation(raw: string): ModelExplanation | null {
  const outcome = salvageJson(raw, LooseExplanation);
  if (outcome.status === "ok") {
    const { customer_explanation, audit_explanation, key_factors, recommended_actions } = outcome.value;
    const isCut = outcome.rungs.includes("truncated");
    const whole = (value: unknown) => {
      const text = filled(value);
      return text !== null && isCut && !endsSentence(text) ? null : text;
    };
    const texts = { customer_explanation: whole(customer_explanation), audit_explanation: whole(audit_explanation) };
    if (texts.customer_explanation === null && texts.audit_explanation === null) return null;
    return {
      ...texts,
      key_factors: list(key_factors, MAX_FACTORS),
      recommended_actions: list(recommended_actions, MAX_ACTIONS),
      read_by: outcome.rungs.length === 0 ? "json" : "repaired_json",
      salvage: outcome.rungs,
    };
  }
  const found = fieldsByPattern(answerAfterReasoning(raw));
  const customer_explanation = filled(found.customer_explanation);
  const audit_explanation = filled(found.audit_explanation);
  if (customer_explanation === null && audit_explanation === null) return null;
  return {
    customer_explanation,
    audit_explanation,
    key_factors: list(found.key_factors, MAX_FACTORS),
    recommended_actions: list(found.recommended_actions, MAX_ACTIONS),
    read_by: "pattern",
    salvage: [],
  };
}

function filled(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim().slice(0, MAX_TEXT_LENGTH);
  return text === "" ? null : text;
}

function list(value: unknown, most: number): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, 100)
    .flatMap((item: unknown) => (typeof item === "string" && item.trim() !== "" ? [item.trim().slice(0, 200)] : []))
    .slice(0, most);
}
