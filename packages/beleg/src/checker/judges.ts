import type { Judge } from "@beleg/core";
import type { Dimension } from "@beleg/core/contracts";
import type { Evaluator, ModelJudgeOptions } from "@beleg/core/judges";
import type { LanguageModel } from "@beleg/core/ports";
import type { Settings } from "../settings/index.ts";

type JudgeSettings = Pick<Settings, "readability_prompt_version" | "committee" | "combine" | "temperature">;
type Seat = (judge: (options: ModelJudgeOptions) => Evaluator) => Evaluator;

/** Several judges of one model are only independent with some warmth. */
const COMMITTEE_TEMPERATURE = 0.7;

/** The judges by what they judge: with a model where there is one, else the embedded ones. Each loads when it is first asked for. */
export function openJudges(
  settings: JudgeSettings,
  model: LanguageModel | undefined,
): (dimension: Dimension) => Promise<Judge> {
  const opened = new Map<Dimension, Promise<Judge>>();
  return (dimension) => {
    const judge = opened.get(dimension) ?? OPEN[dimension](settings, model);
    opened.set(dimension, judge);
    return judge;
  };
}

const OPEN = {
  async factuality(_settings, model) {
    const core = await import("@beleg/core/internal/factuality");
    return core.createFactualityAgent(model ? core.modelFactuality(model) : core.embeddedFactuality);
  },
  async coherence(settings, model) {
    const core = await import("@beleg/core/internal/coherence");
    const seat = model && (await committeeOf(settings, model));
    return core.createCoherenceAgent(seat?.(core.createLLMCoherenceEvaluator) ?? core.embeddedCoherenceEvaluator);
  },
  async readability(settings, model) {
    const core = await import("@beleg/core/internal/readability");
    const seat = model && (await committeeOf(settings, model));
    return core.createReadabilityAgent(seat?.(core.createLLMReadabilityEvaluator) ?? core.embeddedReadabilityEvaluator);
  },
} as const satisfies Record<Dimension, (settings: JudgeSettings, model: LanguageModel | undefined) => Promise<Judge>>;

/** Seats one model judge, or several of them side by side. */
async function committeeOf(settings: JudgeSettings, model: LanguageModel): Promise<Seat> {
  const { createCommittee } = await import("@beleg/core/internal/judges");
  const { committee: size, combine, readability_prompt_version: promptVersion } = settings;
  const temperature = settings.temperature ?? (size > 1 ? COMMITTEE_TEMPERATURE : 0);
  return (judge) => {
    const seat = () => judge({ model, promptVersion, temperature });
    return size === 1 ? seat() : createCommittee({ seats: Array.from({ length: size }, seat), combine });
  };
}
