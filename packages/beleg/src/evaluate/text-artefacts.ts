import { join } from "node:path";
import type { AgentResult, Claim, DatasetRow, DecisionPolicy, EvidenceStats, Prediction } from "@beleg/core/contracts";
import {
  type CharSpan,
  debugClaim,
  errorCase,
  evidenceTally,
  goldSpans,
  type LabelledRow,
  labelledRows,
  namesWorkers,
  predictFactuality,
  predictScore,
  predictSpans,
} from "@beleg/core/evaluation";
import type { JudgedRow } from "./judge-file.ts";
import { collectWorst, type WorstCase } from "./worst-cases.ts";
import { writeLines } from "./write-lines.ts";

/** What one walk over the judged texts leaves behind: lines on disk and the small facts a summary needs. */
export interface TextArtefacts {
  readonly predictions: readonly Prediction[];
  readonly evidence: EvidenceStats;
  readonly worst: readonly WorstCase[];
  readonly anyVote: readonly (readonly CharSpan[])[];
  readonly votes: number;
  readonly unlocated: number;
}

/** How rows become predictions. */
export interface TextTask {
  readonly task: "factuality" | "coherence" | "readability" | "spans";
  readonly policy: DecisionPolicy;
  readonly votes: number | undefined;
}

type Rows = AsyncIterable<JudgedRow<DatasetRow, AgentResult>>;

/** Walks once over the judged rows and writes `predictions.jsonl`, `debug_claims.jsonl` and `error_cases.jsonl`. */
export async function writeTextArtefacts(folder: string, rows: Rows, task: TextTask): Promise<TextArtefacts> {
  const files = await Promise.all([
    writeLines(join(folder, "predictions.jsonl")),
    writeLines(join(folder, "debug_claims.jsonl")),
    writeLines(join(folder, "error_cases.jsonl")),
  ]);
  const [predictionLines, claimLines, errorLines] = files;
  try {
    const evidence = evidenceTally();
    const worst = collectWorst(12);
    const predictions: Prediction[] = [];
    const anyVote: (readonly CharSpan[])[] = [];
    let votes = task.votes ?? 1;
    let unlocated = 0;
    for await (const judged of rows) {
      const { row, answers } = judged;
      const [result] = answers;
      if (task.task === "spans") {
        if (task.votes === undefined && namesWorkers(row)) votes = 2;
        anyVote.push(goldSpans(row, 1).spans);
        unlocated += goldSpans(row, 1).unlocated;
      }
      const prediction = predict(judged, task);
      predictions.push(prediction);
      await predictionLines.write(prediction);
      const claims = claimsOf(result);
      evidence.add(result, claims);
      for (const [index, claim] of claims.entries()) await claimLines.write(debugClaim(row.id, claim, index));
      const [labelled] = task.task === "factuality" ? labelledRows([prediction], task.policy) : [];
      const wrong = labelled && errorCase(labelled, row.summary_text, result, claims);
      if (wrong) await errorLines.write(wrong);
      worst.offer(offBy(prediction, labelled, task), { prediction, row, result });
    }
    for (const file of files) await file.commit();
    return { predictions, evidence: evidence.stats(), worst: worst.list(), anyVote, votes, unlocated };
  } catch (error) {
    for (const file of files) await file.abandon().catch(() => {});
    throw error;
  }
}

/** The prediction of one judged row. */
export function predict(
  { row, index, cluster, answers }: JudgedRow<DatasetRow, AgentResult>,
  { task, policy, votes }: TextTask,
): Prediction {
  const place = { index, cluster };
  switch (task) {
    case "factuality":
      return predictFactuality(row, place, answers, policy);
    case "spans": {
      const needed = votes ?? (namesWorkers(row) ? 2 : 1);
      const marked = row.error_spans === null || row.error_spans === undefined ? null : goldSpans(row, needed).spans;
      return predictSpans(row, place, answers, marked, policy.name !== "non_error");
    }
    case "coherence":
    case "readability":
      return predictScore(task, row, place, answers);
  }
}

function claimsOf(result: AgentResult): readonly Claim[] {
  return Array.isArray(result.details.claims) ? (result.details.claims as Claim[]) : [];
}

/** How far off the judge was, or null when it was right: what the report shows its worst cases by. */
function offBy(prediction: Prediction, labelled: LabelledRow | undefined, { policy }: TextTask): number | null {
  if (labelled) return labelled.label === labelled.decision ? null : Math.abs(labelled.risk - policy.threshold);
  const { truth, score } = prediction;
  return truth === null || truth === undefined || score === null ? null : Math.abs(truth - score);
}
