import type { FactualityBackend } from "../factuality-agent.ts";
import { embeddedVerdicts } from "./embedded-verdicts.ts";
import { errorProbability } from "./estimate/error-probability.ts";

/** Judges with no model: deterministic, offline, in every language there is a pack for. */
export const embeddedFactuality: FactualityBackend = { ...embeddedVerdicts, estimateError: errorProbability };
