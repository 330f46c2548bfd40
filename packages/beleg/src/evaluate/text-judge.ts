import type { AgentResult, DatasetRow } from "@beleg/core/contracts";
import type { JudgeInput, JudgeOptions, PromptVersion } from "@beleg/core/judges/shared";
import type { Locale } from "@beleg/core/locales";
import type { LanguageModel } from "@beleg/core/ports";
import type { Language } from "@beleg/core/text";
import { brokenAnswer, type JudgeContext } from "./judge.ts";

/** What a judge of texts is asked for; plain data, so that it can travel to a thread. */
export interface TextJudgeSettings {
  readonly task: "factuality" | "coherence" | "readability" | "spans";
  readonly lang: Language | "auto";
  readonly locale: Locale;
  readonly promptVersion: PromptVersion;
}

type Run = (input: JudgeInput, options: JudgeOptions) => Promise<AgentResult>;

/** The judge that needs no model. */
export async function openEmbeddedTextJudge(
  settings: TextJudgeSettings,
): Promise<(row: DatasetRow) => Promise<AgentResult>> {
  const run = await agentOf(settings, undefined);
  return (row) => run(inputOf(row), optionsOf(settings, row));
}

/** The judge that asks a model. Every row gets its own view of the model, which knows the repetition and sees the budget end. */
export function openModelTextJudge(
  settings: TextJudgeSettings,
  model: LanguageModel,
): (row: DatasetRow, context: JudgeContext) => Promise<AgentResult> {
  return async (row, { sample, signal }) => {
    let budgetEnded = false;
    const watched: LanguageModel = {
      name: model.name,
      async complete(request) {
        const outcome = await model.complete({ ...request, sample });
        if (outcome.status === "failed" && outcome.code === "budget_exceeded") budgetEnded = true;
        return outcome;
      },
    };
    const run = await agentOf(settings, watched);
    const answer = await run(inputOf(row), { ...optionsOf(settings, row), signal, sample });
    // A row that lost only some of its claims to the budget would look like a finished one.
    return budgetEnded ? brokenAnswer("budget_exceeded", "the budget is used up") : answer;
  };
}

async function agentOf({ task, promptVersion }: TextJudgeSettings, model: LanguageModel | undefined): Promise<Run> {
  switch (task) {
    case "factuality":
    case "spans": {
      const core = await import("@beleg/core/judges/factuality");
      const agent = core.createFactualityAgent(model ? core.modelFactuality(model) : core.embeddedFactuality);
      return (input, options) => agent.run(input, { ...options, debug: true });
    }
    case "coherence": {
      const core = await import("@beleg/core/judges/coherence");
      const evaluator = model ? core.createLLMCoherenceEvaluator({ model }) : core.embeddedCoherenceEvaluator;
      const agent = core.createCoherenceAgent(evaluator);
      return (input, options) => agent.run(input, options);
    }
    case "readability": {
      const core = await import("@beleg/core/judges/readability");
      const evaluator = model
        ? core.createLLMReadabilityEvaluator({ model, prompt_version: promptVersion })
        : core.embeddedReadabilityEvaluator;
      const agent = core.createReadabilityAgent(evaluator);
      return (input, options) => agent.run(input, options);
    }
  }
}

function inputOf({ article_text, summary_text }: DatasetRow): JudgeInput {
  return { article_text, summary_text };
}

/** The language somebody named: the flag before the row; otherwise the judge finds out itself. */
function optionsOf({ lang, locale }: TextJudgeSettings, { lang: own }: DatasetRow): JudgeOptions {
  const known = own === "en" || own === "de" || own === "es" || own === "pt" ? own : undefined;
  return { locale, language: lang === "auto" ? known : lang };
}
