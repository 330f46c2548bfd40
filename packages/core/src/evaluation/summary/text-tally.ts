import type { CriterionFigures } from "../../contracts/evaluation/criteria-figures.ts";
import type { DebugClaim, ErrorCase } from "../../contracts/evaluation/error-case.ts";
import type { EvaluatedRow } from "../../contracts/evaluation/evaluated-row.ts";
import type { EvidenceStats } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import type { AgentResult } from "../../contracts/explainability.ts";
import type { Claim } from "../../contracts/factuality/claim.ts";
import { goldSpans, namesWorkers } from "../dataset/gold-spans.ts";
import type { CharSpan } from "../span-overlap.ts";
import { criteriaTally } from "./criteria-tally.ts";
import { debugClaim, errorCase } from "./error-case.ts";
import { evaluatedText } from "./evaluated-row.ts";
import { evidenceTally } from "./evidence-tally.ts";
import { type LabelledRow, labelledRows } from "./labelled-rows.ts";
import { type JudgedText, predictText, type TextTask } from "./predict-text.ts";

/** What one judged text adds to the artefacts. */
interface TalliedText {
  readonly prediction: Prediction;
  readonly claims: readonly DebugClaim[];
  /** Null when the decision was right, or nobody knows. */
  readonly error: ErrorCase | null;
  /** What the report shows of the text. */
  readonly shown: EvaluatedRow;
}

/** What a summary needs of all judged texts. */
export interface TextFindings {
  readonly predictions: readonly Prediction[];
  readonly evidence: EvidenceStats;
  /** By position in `predictions`: what at least one person marked. */
  readonly anyVote: readonly (readonly CharSpan[])[];
  readonly votes: number;
  /** Marks that could not be found in their text. */
  readonly unlocated: number;
  /** Rows whose id another row had before. */
  readonly duplicateIds: number;
  /** What became of the caller's own criteria; empty where there are none. */
  readonly criteria: readonly CriterionFigures[];
}

/** Takes in judged texts one by one, so that no text has to be kept. */
export interface TextTally {
  add(judged: JudgedText): TalliedText;
  findings(): TextFindings;
}

/** Starts an empty tally. */
export function textTally(task: TextTask): TextTally {
  const evidence = evidenceTally();
  const criteria = criteriaTally();
  const predictions: Prediction[] = [];
  const anyVote: (readonly CharSpan[])[] = [];
  let votes = task.votes ?? 1;
  let unlocated = 0;
  let duplicateIds = 0;
  return {
    add(judged) {
      const { row, answers } = judged;
      const [result] = answers;
      if (judged.repeatsId) duplicateIds += 1;
      if (task.task === "spans") {
        if (task.votes === undefined && namesWorkers(row)) votes = 2;
        const any = goldSpans(row, 1);
        anyVote.push(any.spans);
        unlocated += any.unlocated;
      }
      const prediction = predictText(judged, task);
      predictions.push(prediction);
      const claims = claimsOf(result);
      evidence.add(result, claims);
      criteria.add(row, result);
      const [labelled] = task.task === "factuality" ? labelledRows([prediction], task.policy) : [];
      const offBy = offByOf(prediction, labelled, task);
      return {
        prediction,
        claims: claims.map((claim, index) => debugClaim(row.id, claim, index)),
        error: labelled ? errorCase(labelled, row.summary_text, result, claims) : null,
        shown: evaluatedText(prediction, row, result, { claims, offBy }),
      };
    },
    findings: () => ({
      predictions,
      evidence: evidence.stats(),
      anyVote,
      votes,
      unlocated,
      duplicateIds,
      criteria: criteria.figures(),
    }),
  };
}

function claimsOf(result: AgentResult): readonly Claim[] {
  return Array.isArray(result.details.claims) ? (result.details.claims as Claim[]) : [];
}

function offByOf(prediction: Prediction, labelled: LabelledRow | undefined, { policy }: TextTask): number | null {
  if (labelled) return labelled.label === labelled.decision ? null : Math.abs(labelled.risk - policy.threshold);
  const { truth, score } = prediction;
  return truth === null || truth === undefined || score === null ? null : Math.abs(truth - score);
}
