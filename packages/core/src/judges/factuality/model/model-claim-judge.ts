import { z } from "zod";
import { ErrorType } from "../../../contracts/index.ts";
import type { LanguageModel, ModelOutcome } from "../../../ports/index.ts";
import type { ClaimJudge, ClaimToJudge, ProposedVerdict } from "../claim-judge.ts";
import type { ProposedLabel } from "../gate.ts";
import { claimPrompts } from "./claim-prompts.ts";
import { PROMPT_VERSION } from "./prompt-version.ts";

const Verification = z.object({ verdicts: z.array(z.looseObject({ claim: z.unknown() })) });
type Answer = z.infer<typeof Verification>["verdicts"][number];

/** Claims that share one verification call. */
const CLAIMS_PER_CALL = 8;

/** Asks a language model to judge claims, several in one call. What it says is checked by the gate, never believed. */
export function modelClaimJudge(model: LanguageModel): ClaimJudge {
  return {
    origin: "model",
    batchSize: CLAIMS_PER_CALL,
    async judge({ claims, language, signal, sample }) {
      const asked = claims.flatMap((one, at) => (one.passages.length === 0 ? [] : [{ one, at }]));
      const verdicts: ProposedVerdict[] = claims.map(() => NO_PASSAGE);
      if (asked.length === 0) return verdicts;
      const prompts = claimPrompts(language);
      const outcome = await model.complete({
        purpose: "factuality.verify",
        promptVersion: PROMPT_VERSION,
        system: prompts.verify_system,
        prompt: prompts.verify_prompt,
        untrusted: blocksOf(asked.map(({ one }) => one)),
        schema: Verification,
        schemaName: "verdicts",
        temperature: 0,
        signal,
        sample,
      });
      asked.forEach(({ at }, number) => {
        verdicts[at] = verdictOf(outcome, number);
      });
      return verdicts;
    },
  };
}

/** Nothing in the article comes near: there is nothing to ask, and nothing to quote. */
const NO_PASSAGE: ProposedVerdict = {
  status: "ok",
  label: "uncertain",
  confidence: 0.5,
  error_type: null,
  selected_evidence_index: -1,
  evidence_quote: null,
  coverage_ok: true,
  coverage_note: null,
};

function blocksOf(claims: readonly ClaimToJudge[]): { name: string; text: string }[] {
  const list = claims.map(({ claim }, at) => `[${at}] ${claim.text.replace(/\s+/g, " ")}`).join("\n");
  return [
    { name: "claims", text: list },
    ...claims.map(({ passages }, at) => ({
      name: `passages_${at}`,
      text: passages.map((passage) => `[${passage.index}] ${passage.text}`).join("\n"),
    })),
  ];
}

function verdictOf(outcome: ModelOutcome<z.infer<typeof Verification>>, number: number): ProposedVerdict {
  if (outcome.status === "failed") {
    return { status: "failed", code: outcome.code, detail: outcome.detail, raw: outcome.text };
  }
  const answers = outcome.value.verdicts.filter((one) => Number(one.claim) === number);
  const answer = answers[0];
  const raw = answer === undefined ? outcome.text : JSON.stringify(answer);
  if (answer === undefined) return broken("missing_verdict", "the answer leaves this claim out", raw);
  const label = labelOf(answer);
  if (label === undefined) return broken("unknown_label", "the label is none of the three", raw);
  // Two verdicts that contradict each other are no verdict.
  if (answers.some((other) => labelOf(other) !== label)) return broken("contradictory_verdicts", "two labels", raw);
  const confidence = Number(answer.confidence);
  return {
    status: "ok",
    label,
    confidence: Number.isFinite(confidence) && answer.confidence !== null ? confidence : 0.5,
    error_type: errorTypeOf(answer),
    selected_evidence_index: answer.passage,
    evidence_quote: answer.quote,
    coverage_ok: answer.covers_claim !== false,
    coverage_note: answer.covers_claim === false ? "the quote covers only a part of the claim" : null,
    raw,
  };
}

function labelOf(answer: Answer): ProposedLabel | undefined {
  const label = typeof answer.label === "string" ? answer.label.trim().toLowerCase() : "";
  return label === "correct" || label === "incorrect" || label === "uncertain" ? label : undefined;
}

function errorTypeOf({ error_type }: Answer): ErrorType | null {
  const named = typeof error_type === "string" ? error_type.trim().toUpperCase() : undefined;
  return ErrorType.options.find((type) => type === named) ?? null;
}

function broken(code: string, detail: string, raw: string): ProposedVerdict {
  return { status: "failed", code, detail, raw };
}
