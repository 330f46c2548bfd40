import { packOf } from "@beleg/core/text";
import { summaryFeatures } from "../../packages/core/src/judges/factuality/embedded/estimate/summary-features.ts";
import {
  createFactualityAgent,
  embeddedFactuality,
  readSourceText,
} from "../../packages/core/src/judges/factuality/index.ts";
import { comparedText } from "../../packages/core/src/judges/factuality/source-text.ts";
import { analyse } from "../../packages/core/src/text/index.ts";
import type { LabelledRow } from "./load-rows.ts";

/** Measures the features of every row through the embedded judge itself, so that training and use agree. */
export async function measureRows(rows: readonly LabelledRow[]): Promise<number[][]> {
  // The estimate itself is what is being trained: only the claims are needed here.
  const agent = createFactualityAgent({ ...embeddedFactuality, estimateError: () => 0 });
  const measured: number[][] = [];
  for (const { article_text, summary_text } of rows) {
    const { details } = await agent.run({ article_text, summary_text }, { language: "en" });
    const source = readSourceText(article_text, packOf("en"));
    measured.push(summaryFeatures(source, comparedText(analyse(summary_text, packOf("en"))), details.claims));
  }
  return measured;
}
