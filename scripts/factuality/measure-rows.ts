import { readClaims } from "../../packages/core/src/judges/factuality/embedded/estimate/read-claims.ts";
import { summaryFeatures } from "../../packages/core/src/judges/factuality/embedded/estimate/summary-features.ts";
import { type TextKind, textKind } from "../../packages/core/src/judges/factuality/embedded/estimate/text-kind.ts";
import { type Shown, shownBy } from "../../packages/core/src/judges/factuality/embedded/estimate/within-proof.ts";
import { createFactualityAgent, embeddedFactuality } from "../../packages/core/src/judges/factuality/index.ts";
import { comparedText } from "../../packages/core/src/judges/factuality/source-text.ts";
import { atOnce } from "../../packages/core/src/ports/steps.ts";
import type { LabelledRow } from "./load-rows.ts";

/** A row with what the estimate sees of it. */
export interface MeasuredRow extends LabelledRow {
  readonly kind: TextKind;
  readonly features: readonly number[];
  readonly shown: Shown;
}

/**
 * Measures every row through the embedded judge itself, so that training and use agree. A text without a claim gets no
 * estimate and is left out.
 */
export async function measureRows(rows: readonly LabelledRow[]): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  for (const row of rows) {
    const agent = createFactualityAgent({
      ...embeddedFactuality,
      estimateError({ source, summary, extracted }) {
        const text = comparedText(summary);
        const claims = atOnce(readClaims(extracted, source));
        const readings = claims.map(({ reading }) => reading);
        const features = atOnce(summaryFeatures(source, text, readings));
        measured.push({ ...row, kind: textKind(source, text), features, shown: shownBy(claims) });
        return null;
      },
    });
    await agent.run(row, { language: row.language });
  }
  return measured;
}
