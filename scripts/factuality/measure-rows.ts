import { summaryFeatures } from "../../packages/core/src/factuality/embedded/estimate/summary-features.ts";
import { createFactualityAgent, embeddedFactuality, readSourceText } from "../../packages/core/src/factuality/index.ts";
import { readComparedText } from "../../packages/core/src/factuality/source-text.ts";
import type { LabelledRow } from "./load-rows.ts";

/** Measures the features of every row through the embedded judge itself, so that training and use agree. */
export async function measureRows(rows: readonly LabelledRow[]): Promise<number[][]> {
  // The estimate itself is what is being trained: only the claims are needed here.
  const agent = createFactualityAgent({ ...embeddedFactuality, estimateError: () => 0 });
  const measured: number[][] = [];
  for (const { article_text, summary_text } of rows) {
    const result = await agent.run({ article_text, summary_text }, { language: "en" });
    measured.push(
      summaryFeatures(readSourceText(article_text, "en"), readComparedText(summary_text, "en"), result.details.claims),
    );
  }
  return measured;
}
