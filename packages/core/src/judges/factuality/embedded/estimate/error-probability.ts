import type { PaceOptions } from "../../../../ports/index.ts";
import { inTurns, type Steps } from "../../../../ports/steps.ts";
import type { ErrorEstimateRequest } from "../../factuality-agent.ts";
import { comparedText } from "../../source-text.ts";
import weights from "../data/error-weights.json" with { type: "json" };
import { type TreeModel, treeProbability } from "./boosted-trees.ts";
import { readClaims } from "./read-claims.ts";
import { SUMMARY_FEATURES, summaryFeatures } from "./summary-features.ts";
import { type TextKind, textKind } from "./text-kind.ts";
import { shownBy, withinProof } from "./within-proof.ts";

interface Estimator {
  readonly model: TreeModel;
  /** Where the features the model looks at stand among those measured. */
  readonly columns: readonly number[];
  /** Whether it looks at a feature of the claims. */
  readonly looksAt: (claimFeature: string) => boolean;
  /** The languages somebody labelled texts of its kind in. */
  readonly languages: ReadonlySet<string>;
}

const ESTIMATORS = {
  raw: estimatorOf(weights.raw),
  written: estimatorOf(weights.written),
} satisfies Record<TextKind, Estimator>;

/** How far rounding may make the same input differ: none, so that the same input gives the same bytes. */
const DIGITS = 1e6;

/** An answer that only says its sources do not tell states nothing that could be wrong. */
const SILENT = 0.1;
const SENTENCES = SUMMARY_FEATURES.indexOf("sentences");

/**
 * The calibrated probability that a summary holds at least one factual error, by `scripts/train-factuality.ts`. Null where
 * nobody knows what it would be worth: in two languages at once, or in a language no labelled text of this kind is in.
 */
export async function errorProbability({ signal, pause, ...request }: ErrorEstimateRequest): Promise<number | null> {
  return (await inTurns(estimate(request), { signal, pause })) ?? null;
}

function* estimate({
  source,
  summary,
  extracted,
}: Omit<ErrorEstimateRequest, keyof PaceOptions>): Steps<number | null> {
  if (source.language !== summary.language) return null;
  const text = comparedText(summary);
  const { model, columns, languages, looksAt } = ESTIMATORS[textKind(source, text)];
  const { code } = source.language;
  if (!languages.has(code)) return null;
  const claims = yield* readClaims(extracted, source);
  const readings = claims.map(({ reading }) => reading);
  const row = yield* summaryFeatures(source, text, readings, looksAt);
  if (row[SENTENCES] === 0) return SILENT;
  const used = columns.map((at) => row[at] ?? 0);
  return Math.round(withinProof(treeProbability(model, used), shownBy(claims)) * DIGITS) / DIGITS;
}

function estimatorOf(model: TreeModel): Estimator {
  const claimFeatures = new Set(model.features.map((name) => name.replace(/^claims_(?:max|mean)_/, "")));
  return {
    model,
    columns: model.features.map((name) => SUMMARY_FEATURES.indexOf(name)),
    looksAt: (name) => claimFeatures.has(name),
    languages: new Set(model.languages),
  };
}
