import type { LanguageModel } from "@beleg/core";
import { createCommittee, type Evaluator, type ModelJudgeOptions } from "@beleg/core/judges";
import type { JudgeSettings } from "./judge-settings.ts";

/** Several judges of one model are only independent with some warmth. */
const COMMITTEE_TEMPERATURE = 0.7;

/** Seats one model judge, or several of them side by side. */
export function seatModel(
  judge: (options: ModelJudgeOptions) => Evaluator,
  { committee: size, combine, readability_prompt_version: promptVersion, ...settings }: JudgeSettings,
  model: LanguageModel,
): Evaluator {
  const temperature = settings.temperature ?? (size > 1 ? COMMITTEE_TEMPERATURE : 0);
  const seat = () => judge({ model, promptVersion, temperature });
  return size === 1 ? seat() : createCommittee({ seats: Array.from({ length: size }, seat), combine });
}
