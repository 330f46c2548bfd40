import { join } from "node:path";
import type { AgentResult, DatasetRow, EvaluatedRow } from "@beleg/core/contracts";
import { type TextFindings, type TextTask, textTally } from "@beleg/core/evaluation";
import type { JudgedRow } from "./judge-file.ts";
import { collectShown } from "./shown-rows.ts";
import { writeLines } from "./write-lines.ts";

/** What one walk over the judged texts leaves behind: lines on disk and the small facts a summary needs. */
export interface TextArtefacts extends TextFindings {
  /** The rows the report opens. */
  readonly shown: readonly EvaluatedRow[];
}

type Rows = AsyncIterable<JudgedRow<DatasetRow, AgentResult>>;

const NAMES = ["predictions.jsonl", "debug_claims.jsonl", "error_cases.jsonl", "rows.jsonl"] as const;

/** Walks once over the judged rows and writes a line of each artefact that has one for a row, a claim or an error. */
export async function writeTextArtefacts(folder: string, rows: Rows, task: TextTask): Promise<TextArtefacts> {
  const files = await Promise.all(NAMES.map((name) => writeLines(join(folder, name))));
  const [predictionLines, claimLines, errorLines, rowLines] = files;
  try {
    const tally = textTally(task);
    const collected = collectShown();
    for await (const judged of rows) {
      const { prediction, claims, error, shown } = tally.add(judged);
      await predictionLines!.write(prediction);
      for (const claim of claims) await claimLines!.write(claim);
      if (error) await errorLines!.write(error);
      await rowLines!.write(shown);
      collected.offer(shown);
    }
    for (const file of files) await file.commit();
    return { ...tally.findings(), shown: collected.list() };
  } catch (error) {
    for (const file of files) await file.abandon().catch(() => {});
    throw error;
  }
}
