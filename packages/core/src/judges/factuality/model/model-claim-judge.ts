import type { Passage } from "../../../contracts/index.ts";
import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LanguageModel, ModelOutcome } from "../../../ports/index.ts";
import type { ClaimJudge, ProposedVerdict } from "../claim-judge.ts";
import { type Verdict, Verification } from "./answers.ts";
import { claimPrompts } from "./claim-prompts.ts";
import { numbered, numberedAsAsked } from "./numbered.ts";
import { PROMPT_VERSION } from "./prompt-version.ts";
import { readLabel } from "./read-label.ts";
import { sharedPassages } from "./shared-passages.ts";

/** Claims that share one verification call. */
const CLAIMS_PER_CALL = 8;

/** Asks a language model to judge claims, several in one call. What it says is checked by the gate, never believed. */
export function modelClaimJudge(model: LanguageModel): ClaimJudge {
  return {
    origin: "model",
    batchSize: CLAIMS_PER_CALL,
    async judge({ source, claims, language, signal, sample }) {
      const asked = claims.flatMap((one, at) => (one.passages.length === 0 ? [] : [{ one, at }]));
      const verdicts: ProposedVerdict[] = claims.map(() => NO_PASSAGE);
      if (asked.length === 0) return verdicts;
      const prompts = claimPrompts(language);
      const passages = sharedPassages(claims, source);
      const outcome = await model.complete({
        purpose: "factuality.verify",
        promptVersion: PROMPT_VERSION,
        system: prompts.verify_system,
        prompt: prompts.verify_prompt,
        untrusted: [
          { name: "claims", text: numbered(asked.map(({ one }) => one.claim.text.replace(/\s+/g, " "))) },
          { name: "passages", text: numbered(passages.map(({ text }) => text)) },
        ],
        schema: Verification,
        schemaName: "verdicts",
        temperature: 0,
        signal,
        sample,
      });
      const said = outcome.status === "failed" ? [] : outcome.value.verdicts;
      const answers = numberedAsAsked(said, ({ claim }) => claim, asked.length);
      asked.forEach(({ at }, number) => {
        const own = answers.filter(({ claim }) => claim === number);
        verdicts[at] = verdictOf(outcome, own, passages, language);
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

function verdictOf(
  outcome: ModelOutcome<unknown>,
  answers: readonly Verdict[],
  passages: readonly Passage[],
  language: LanguagePack,
): ProposedVerdict {
  if (outcome.status === "failed") {
    return { status: "failed", code: outcome.code, detail: outcome.detail, raw: outcome.text };
  }
  const [answer] = answers;
  const raw = answer === undefined ? outcome.text : JSON.stringify(answer);
  if (answer === undefined) return broken("missing_verdict", "the answer leaves this claim out", raw);
  const label = readLabel(answer.label, language);
  if (label === undefined) return broken("unknown_label", "the label is none of the three", raw);
  // Of two verdicts the first counts; two that contradict each other are no verdict.
  if (answers.some((other) => readLabel(other.label, language) !== label))
    return broken("contradictory_verdicts", "two labels", raw);
  const covers = answer.covers_claim !== false;
  return {
    status: "ok",
    label,
    confidence: answer.confidence ?? UNSAID,
    error_type: answer.error_type,
    passages,
    selected_evidence_index: answer.passage,
    evidence_quote: answer.quote,
    coverage_ok: covers,
    coverage_note: covers ? null : "the quote covers only a part of the claim",
    raw,
  };
}

/** The confidence of a verdict that came without one, or with one that is no share. */
const UNSAID = 0.5;

function broken(code: string, detail: string, raw: string): ProposedVerdict {
  return { status: "failed", code, detail, raw };
}
