import type { Judge, LanguageModel } from "@beleg/core";
import type { Dimension } from "@beleg/core/contracts";
import type { GivenJudge } from "./given-judge.ts";
import type { JudgeSettings } from "./judge-settings.ts";

type OpenJudge = (
  settings: JudgeSettings,
  model: LanguageModel | undefined,
  given: GivenJudge,
) => Judge | Promise<Judge>;

/** The judges by what they judge: with a model where there is one, else the embedded ones. Each loads when it is first asked for. */
export function openJudges(
  settings: JudgeSettings,
  model: LanguageModel | undefined,
  given: GivenJudge,
): (dimension: Dimension) => Promise<Judge> {
  const opened = new Map<Dimension, Promise<Judge>>();
  return (dimension) => {
    const judge = opened.get(dimension) ?? LOAD[dimension]().then((open) => open(settings, model, given));
    opened.set(dimension, judge);
    return judge;
  };
}

const LOAD = {
  factuality: async () => (await import("./factuality-judge.ts")).factualityJudge,
  coherence: async () => (await import("./coherence-judge.ts")).coherenceJudge,
  readability: async () => (await import("./readability-judge.ts")).readabilityJudge,
} as const satisfies Record<Dimension, () => Promise<OpenJudge>>;

/** The judge of facts alone. */
export async function openFactualityJudge(
  settings: JudgeSettings,
  model: LanguageModel | undefined,
  given: GivenJudge,
) {
  return (await LOAD.factuality())(settings, model, given);
}
