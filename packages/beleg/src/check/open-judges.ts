import { check, type Judges } from "@beleg/core/check";
import type { CheckResult } from "@beleg/core/contracts";
import type { Evaluator, ModelJudgeOptions } from "@beleg/core/judges/shared";
import type { LanguageModel } from "@beleg/core/ports";
import type { Language } from "@beleg/core/text";
import { concerning } from "../language-model/concerned-texts.ts";
import type { CheckCase, CheckSettings } from "./check-settings.ts";

/** Checks one case. */
export type CheckOne = (one: CheckCase, signal?: AbortSignal, sample?: number) => Promise<CheckResult>;

/** Several judges of one model are only independent with some warmth. */
const COMMITTEE_TEMPERATURE = 0.7;

/** The judges asked for: with a model where there is one, else the embedded ones. Each loads only when needed. */
export async function openJudges(settings: CheckSettings, model?: LanguageModel): Promise<CheckOne> {
  const judges = await judgesOf(settings, model);
  const { locale, debug, lang, topK: top_k } = settings;
  return ({ article_text, summary_text, lang: own }, signal, sample) =>
    concerning([article_text, summary_text], () =>
      check({ article_text, summary_text }, judges, {
        locale,
        debug,
        signal,
        sample,
        top_k,
        language: languageOf(lang, own),
      }),
    );
}

/** The agents themselves, by what they judge. */
export async function judgesOf(
  settings: Pick<CheckSettings, "judges" | "promptVersion" | "committee">,
  model: LanguageModel | undefined,
): Promise<Judges> {
  const seated = model && (await committeeOf(settings, model));
  const judges: { -readonly [Part in keyof Judges]: Judges[Part] } = {};
  if (settings.judges.includes("factuality")) {
    const core = await import("@beleg/core/judges/factuality");
    judges.factuality = core.createFactualityAgent(model ? core.modelFactuality(model) : core.embeddedFactuality);
  }
  if (settings.judges.includes("coherence")) {
    const core = await import("@beleg/core/judges/coherence");
    const evaluator = seated ? seated(core.createLLMCoherenceEvaluator) : core.embeddedCoherenceEvaluator;
    judges.coherence = core.createCoherenceAgent(evaluator);
  }
  if (settings.judges.includes("readability")) {
    const core = await import("@beleg/core/judges/readability");
    const evaluator = seated ? seated(core.createLLMReadabilityEvaluator) : core.embeddedReadabilityEvaluator;
    judges.readability = core.createReadabilityAgent(evaluator);
  }
  return judges;
}

/** Seats one model judge, or several of them side by side. */
async function committeeOf(
  { committee, promptVersion }: Pick<CheckSettings, "committee" | "promptVersion">,
  model: LanguageModel,
) {
  const { createCommittee } = await import("@beleg/core/judges/shared");
  const { size, combine } = committee;
  const temperature = committee.temperature ?? (size > 1 ? COMMITTEE_TEMPERATURE : 0);
  return (judge: (options: ModelJudgeOptions) => Evaluator): Evaluator => {
    const seat = () => judge({ model, prompt_version: promptVersion, temperature });
    return size === 1 ? seat() : createCommittee({ seats: Array.from({ length: size }, seat), combine });
  };
}

/** The language somebody named: the flag before the case; otherwise it is detected. */
export function languageOf(flag: Language | "auto", own: string | null | undefined): Language | undefined {
  if (flag !== "auto") return flag;
  return own === "en" || own === "de" || own === "es" || own === "pt" ? own : undefined;
}
