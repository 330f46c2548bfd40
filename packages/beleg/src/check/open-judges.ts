import { type CheckResult, check, type Judges } from "@beleg/core/check";
import type { LanguageModel } from "@beleg/core/ports";
import type { Language } from "@beleg/core/text";
import type { CheckCase, CheckSettings } from "./check-settings.ts";

/** Checks one case. */
export type CheckOne = (one: CheckCase, signal?: AbortSignal) => Promise<CheckResult>;

/** The judges asked for: with a model where there is one, else the embedded ones. Each loads only when needed. */
export async function openJudges(settings: CheckSettings, model?: LanguageModel): Promise<CheckOne> {
  const judges = await judgesOf(settings, model);
  const { locale, debug, lang } = settings;
  return ({ article_text, summary_text, lang: own }, signal) =>
    check({ article_text, summary_text }, judges, { locale, debug, signal, language: languageOf(lang, own) });
}

async function judgesOf(settings: CheckSettings, model: LanguageModel | undefined): Promise<Judges> {
  const asked = model && { model, prompt_version: settings.promptVersion };
  const judges: { -readonly [Part in keyof Judges]: Judges[Part] } = {};
  if (settings.judges.includes("factuality")) {
    const core = await import("@beleg/core/factuality");
    judges.factuality = core.createFactualityAgent(model ? core.modelFactuality(model) : core.embeddedFactuality);
  }
  if (settings.judges.includes("coherence")) {
    const core = await import("@beleg/core/coherence");
    const evaluator = asked ? core.createLLMCoherenceEvaluator(asked) : core.embeddedCoherenceEvaluator;
    judges.coherence = core.createCoherenceAgent(evaluator);
  }
  if (settings.judges.includes("readability")) {
    const core = await import("@beleg/core/readability");
    const evaluator = asked ? core.createLLMReadabilityEvaluator(asked) : core.embeddedReadabilityEvaluator;
    judges.readability = core.createReadabilityAgent(evaluator);
  }
  return judges;
}

/** The language somebody named: the flag before the case; otherwise it is detected. */
function languageOf(flag: Language | "auto", own: string | null | undefined): Language | undefined {
  if (flag !== "auto") return flag;
  return own === "en" || own === "de" || own === "es" || own === "pt" ? own : undefined;
}
