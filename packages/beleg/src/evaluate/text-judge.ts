import { type AgentResult, belegError, type DatasetRow } from "@beleg/core/contracts";
import type { JudgeInput, JudgeOptions, PromptVersion } from "@beleg/core/judge";
import type { Locale } from "@beleg/core/locales";
import type { LanguageModel } from "@beleg/core/ports";
import type { Language } from "@beleg/core/text";
import type { JudgeContext } from "./judge.ts";

/** What a judge of texts is asked for; plain data, so that it can travel to a thread. */
export interface TextJudgeSettings {
  readonly task: "factuality" | "coherence" | "readability" | "spans";
  readonly lang: Language | "auto";
  readonly locale: Locale;
  readonly promptVersion: PromptVersion;
}

/** Answers one row. */
export type AnswerRow = (row: DatasetRow, context?: JudgeContext) => Promise<AgentResult>;

type Run = (input: JudgeInput, options: JudgeOptions) => Promise<AgentResult>;

/** The judge of a task: the model where there is one, else the embedded judge. */
export async function openTextJudge(settings: TextJudgeSettings, model?: LanguageModel): Promise<AnswerRow> {
  const run = await agentOf(settings, model);
  const { lang, locale } = settings;
  return ({ article_text, summary_text, lang: own }, context) =>
    run(
      { article_text, summary_text },
      { locale, language: languageOf(lang, own), signal: context?.signal, sample: context?.sample },
    );
}

async function agentOf({ task, promptVersion }: TextJudgeSettings, model: LanguageModel | undefined): Promise<Run> {
  const asked = model && { model, prompt_version: promptVersion };
  switch (task) {
    case "factuality":
    case "spans": {
      const { createFactualityAgent, embeddedFactuality } = await import("@beleg/core/factuality");
      if (asked) throw belegError("invalid_argument", { argument: "--model", detail: `--task ${task}: none` });
      const agent = createFactualityAgent(embeddedFactuality);
      return (input, options) => agent.check(input, options);
    }
    case "coherence": {
      const core = await import("@beleg/core/coherence");
      const evaluator = asked ? core.createLLMCoherenceEvaluator(asked) : core.embeddedCoherenceEvaluator;
      const agent = core.createCoherenceAgent(evaluator);
      return (input, options) => agent.run(input, options);
    }
    case "readability": {
      const core = await import("@beleg/core/readability");
      const evaluator = asked ? core.createLLMReadabilityEvaluator(asked) : core.embeddedReadabilityEvaluator;
      const agent = core.createReadabilityAgent(evaluator);
      return (input, options) => agent.run(input, options);
    }
  }
}

/** The language somebody named: the flag before the row; otherwise the judge finds out itself. */
function languageOf(flag: Language | "auto", own: string | null | undefined): Language | undefined {
  if (flag !== "auto") return flag;
  return own === "en" || own === "de" || own === "es" || own === "pt" ? own : undefined;
}
