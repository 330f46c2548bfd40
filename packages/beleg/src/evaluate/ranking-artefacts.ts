import { join } from "node:path";
import type { Prediction, RankingRow } from "@beleg/core/contracts";
import { predictRanking, type RankerAnswer, type TokenPrice } from "@beleg/core/evaluation";
import type { JudgedRow } from "./judge-file.ts";
import { writeLines } from "./write-lines.ts";

/** Walks once over the ranked queries and writes `predictions.jsonl`. */
export async function writeRankingArtefacts(
  folder: string,
  rows: AsyncIterable<JudgedRow<RankingRow, RankerAnswer>>,
  price: TokenPrice | null,
): Promise<{ readonly predictions: readonly Prediction[]; readonly duplicateIds: number }> {
  const lines = await writeLines(join(folder, "predictions.jsonl"));
  const predictions: Prediction[] = [];
  let duplicateIds = 0;
  try {
    for await (const { row, index, cluster, repeatsId, answers } of rows) {
      const prediction = predictRanking(row, { index, cluster }, answers[0], price);
      predictions.push(prediction);
      if (repeatsId) duplicateIds += 1;
      await lines.write(prediction);
    }
    await lines.commit();
    return { predictions, duplicateIds };
  } catch (error) {
    await lines.abandon().catch(() => {});
    throw error;
  }
}
