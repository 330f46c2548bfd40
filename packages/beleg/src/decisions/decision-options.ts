import { setTimeout as sleep } from "node:timers/promises";
import type { Clock, Delay, LanguageModel } from "@beleg/core";
import type { DecisionOptions } from "@beleg/core/decision";
import type { Settings } from "../settings/index.ts";
import { assignStyle } from "./assign-style.ts";
import { decideTracer } from "./decide-tracer.ts";

/** The settings that concern decisions. */
export type DecisionSettings = Pick<Settings, "policies" | "country_lists" | "contact" | "explanation_styles"> &
  Partial<Pick<Settings, "amount_limits">>;

/** Milliseconds with fractions: agents that take microseconds must not all take zero. */
const preciseClock: Clock = { now: () => performance.timeOrigin + performance.now() };

const delay: Delay = async (ms, signal) => {
  await sleep(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }).catch(() => undefined);
};

/** Sets up the decision pipeline as the settings say. */
export async function decisionOptions(
  settings: DecisionSettings,
  model: LanguageModel,
  cwd: string,
  clock: Clock = preciseClock,
): Promise<Omit<DecisionOptions, "locale">> {
  const { decisionSources } = await import("./decision-sources.ts");
  return {
    clock,
    model,
    tracer: decideTracer,
    ...(await decisionSources(settings, cwd, clock)),
    style: assignStyle(settings.explanation_styles),
    ...(settings.contact === null ? {} : { contact: settings.contact }),
    delay,
  };
}
