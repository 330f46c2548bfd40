import { join } from "node:path";
import type { EvaluatedRow, Prediction, RankingRow } from "@beleg/core/contracts";
import { evaluatedRanking, predictRanking, type RankerAnswer, type TokenPrice } from "@beleg/core/evaluation";
import type { JudgedRow } from "./judge-file.ts";
import { collectShown } from "./shown-rows.ts";
import { writeLines } from "./write-lines.ts";

/** What one walk over the ranked queries leaves behind. */
export interface RankingArtefacts {
  readonly predictions: readonly Prediction[];
  /** The queries the report opens. */
  readonly shown: readonly EvaluatedRow[];
  /** How many rows repeat an id. */
  readonly duplicateIds: number;
}

/** Walks once over the ranked queries and writes `predictions.jsonl` and `rows.jsonl`. */
export async function writeRankingArtefacts(
  folder: string,
  rows: AsyncIterable<JudgedRow<RankingRow, RankerAnswer>>,
  price: TokenPrice | null,
): Promise<RankingArtefacts> {
  const lines = await writeLines(join(folder, "predictions.jsonl"));
  const rowLines = await writeLines(join(folder, "rows.jsonl"));
  const predictions: Prediction[] = [];
  const collected = collectShown();
  let duplicateIds = 0;
  try {
    for await (const { row, index, cluster, repeatsId, answers } of rows) {
      const prediction = predictRanking(row, { index, cluster }, answers[0], price);
      const shown = evaluatedRanking(prediction, row);
      predictions.push(prediction);
      if (repeatsId) duplicateIds += 1;
      await lines.write(prediction);
      await rowLines.write(shown);
      collected.offer(shown);
    }
    await lines.commit();
    await rowLines.commit();
    return { predictions, shown: collected.list(), duplicateIds };
  } catch (error) {
    await lines.abandon().catch(() => {});
    await rowLines.abandon().catch(() => {});
    throw error;
  }
}
