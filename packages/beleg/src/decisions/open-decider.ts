import type { LanguageModel } from "@beleg/core";
import { belegError, type DecisionCase, type ExplanationResult, type PipelineState } from "@beleg/core/contracts";
import { decide, explainRecord, isUndecided, readExplanationRequest } from "@beleg/core/decision";
import type { Locale } from "@beleg/core/text";
import { createLanguageModel } from "../language-model/index.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import { assignStyle } from "./assign-style.ts";
import { decisionOptions } from "./decision-options.ts";
import { explainSpan } from "./explain-span.ts";

/** Decides about cases and explains decisions. */
export type Decider = {
  decide(asked: DecisionCase): Promise<PipelineState>;
  /** Reads phase outputs as other systems write them. */
  explain(body: unknown, locale?: Locale): Promise<ExplanationResult>;
};

/** Sets the pipeline up as the settings say. */
export async function openDecider(
  settings: Settings,
  cwd: string,
  {
    model = createLanguageModel(settings),
  }: {
    readonly model?: LanguageModel | undefined;
  } = {},
): Promise<Decider> {
  const pipeline = await decisionOptions(settings, model, cwd);
  const { contact, explanation_styles } = settings;
  return {
    decide: (asked) => decide(asked, { ...pipeline, locale: asked.locale ?? givenLocale(settings) }),
    async explain(body, requested) {
      if (isUndecided(body)) throw belegError("case_undecided", {});
      const { record, model_output, locale, id } = readExplanationRequest(body);
      const { explanation } = await explainSpan(() =>
        explainRecord(record, {
          model,
          modelOutput: model_output,
          locale: locale ?? requested ?? givenLocale(settings),
          style: assignStyle(explanation_styles),
          ...(contact === null ? {} : { contact }),
        }),
      );
      return id === undefined ? explanation : { id, ...explanation };
    },
  };
}
