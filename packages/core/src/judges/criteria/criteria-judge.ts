import type { CriteriaResult, Criterion } from "../../contracts/index.ts";
import { promptsOf } from "../../languages/prompts-of.ts";
import type { LanguageModel } from "../../ports/index.ts";
import { textPairOf } from "../../text/index.ts";
import { numbered, numberedAsAsked } from "../factuality/model/numbered.ts";
import type { JudgeInput, JudgeOptions } from "../shared/index.ts";
import { CriteriaAnswer } from "./criteria-answer.ts";
import { criteriaResult, NEEDS_MODEL, unjudgedCriteria } from "./criteria-result.ts";
import { judgeCriterion } from "./judge-criterion.ts";

/** Version of the wording: cached answers to another one are never read. */
const WORDING = 1;

/** Judges a text by the caller's own criteria. Never throws. */
export interface CriteriaJudge {
  run(input: JudgeInput, criteria: readonly Criterion[], options?: JudgeOptions): Promise<CriteriaResult>;
}

/** Asks a language model about all criteria in one call. What it says is checked by the gate, never believed. */
export function createCriteriaJudge(model: LanguageModel): CriteriaJudge {
  return {
    async run(input, criteria, options = {}) {
      const texts = textPairOf(input, options.language);
      // An empty text shows nothing, which needs no model to say.
      if (texts.summary_text.trim() === "") return criteriaResult(criteria.map(notShown), null);
      const { judges } = promptsOf(texts.language);
      const outcome = await model.complete({
        purpose: "criteria.judge",
        promptVersion: `criteria.${WORDING}-${judges.language}`,
        system: judges.criteria.system,
        prompt: judges.criteria.question,
        untrusted: [
          { name: "criteria", text: numbered(criteria.map(({ text }) => text.replace(/\s+/g, " "))) },
          { name: "text", text: texts.summary_text },
        ],
        schema: CriteriaAnswer,
        schemaName: "criteria",
        temperature: 0,
        signal: options.signal,
        sample: options.sample,
      });
      if (outcome.status === "failed") {
        if (outcome.code === "no_model") return unjudgedCriteria(criteria, NEEDS_MODEL);
        return unjudgedCriteria(criteria, { code: outcome.code, message: outcome.detail }, outcome.model);
      }
      const verdicts = numberedAsAsked(outcome.value.verdicts, ({ criterion }) => criterion, criteria.length);
      const items = criteria.map((criterion, at) => {
        const own = verdicts.filter(({ criterion: number }) => number === at);
        return judgeCriterion(criterion, own, texts.summary);
      });
      return criteriaResult(items, outcome.model);
    },
  };
}

function notShown({ id, text }: Criterion): CriteriaResult["items"][number] {
  return { id, text, state: "not_met", quote: null };
}
