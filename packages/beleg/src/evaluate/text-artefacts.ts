import { join } from "node:path";
import type { AgentResult, DatasetRow } from "@beleg/core/contracts";
import { type TextFindings, type TextTask, textTally } from "@beleg/core/evaluation";
import type { JudgedRow } from "./judge-file.ts";
import { collectWorst, type WorstCase } from "./worst-cases.ts";
import { writeLines } from "./write-lines.ts";

/** What one walk over the judged texts leaves behind: lines on disk and the small facts a summary needs. */
export interface TextArtefacts extends TextFindings {
  readonly worst: readonly WorstCase[];
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
    const tally = textTally(task);
    const worst = collectWorst(12);
    for await (const judged of rows) {
      const { prediction, claims, error, offBy } = tally.add(judged);
      await predictionLines.write(prediction);
      for (const claim of claims) await claimLines.write(claim);
      if (error) await errorLines.write(error);
      worst.offer(offBy, { prediction, row: judged.row, result: judged.answers[0] });
    }
    for (const file of files) await file.commit();
    return { ...tally.findings(), worst: worst.list() };
  } catch (error) {
    for (const file of files) await file.abandon().catch(() => {});
    throw error;
  }
}
