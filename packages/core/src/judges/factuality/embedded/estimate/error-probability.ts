import type { ErrorEstimateRequest } from "../../factuality-agent.ts";
import { comparedText } from "../../source-text.ts";
import weights from "../data/error-weights.json" with { type: "json" };
import { type TreeModel, treeProbability } from "./boosted-trees.ts";
import { SUMMARY_FEATURES, summaryFeatures } from "./summary-features.ts";

const model: TreeModel = weights;
/** Where the features the trees look at stand among those measured. */
const columns = model.features.map((name) => SUMMARY_FEATURES.indexOf(name));

/** How far rounding may make the same input differ: none, so that the same input gives the same bytes. */
const DIGITS = 1e6;

/** An answer that only says its sources do not tell states nothing that could be wrong. */
const SILENT = 0.1;
const SENTENCES = SUMMARY_FEATURES.indexOf("sentences");

/** The calibrated probability that a summary holds at least one factual error, by `scripts/train-factuality.ts`. */
export function errorProbability({ source, summary, claims }: ErrorEstimateRequest): number {
  const row = summaryFeatures(source, comparedText(summary), claims);
  if (row[SENTENCES] === 0) return SILENT;
  const used = columns.map((at) => row[at] ?? 0);
  return Math.round(treeProbability(model, used) * DIGITS) / DIGITS;
}
