import type { CriteriaResult } from "../../contracts/criteria/criteria-result.ts";
import type { CriterionFigures } from "../../contracts/evaluation/criteria-figures.ts";
import type { DatasetRow } from "../../contracts/evaluation/dataset-row.ts";
import type { AgentResult } from "../../contracts/explainability.ts";

type Counts = Omit<CriterionFigures, "met_share" | "accuracy">;

/** Counts what became of each criterion, and how that agrees with people. */
export interface CriteriaTally {
  add(row: DatasetRow, result: AgentResult): void;
  figures(): CriterionFigures[];
}

/** Starts an empty tally. What a row's criteria became stands in `details.criteria` of its answer. */
export function criteriaTally(): CriteriaTally {
  const byText = new Map<string, Counts>();
  return {
    add({ criteria_labels: labels }, { details }) {
      const { items = [] } = (details.criteria ?? {}) as Partial<CriteriaResult>;
      for (const [at, { id, text, state }] of items.entries()) {
        const before = byText.get(text) ?? { id, text, ...NOTHING };
        const label = Array.isArray(labels) ? labels[at] : labels?.[id];
        const isLabelled = label !== undefined && state !== "unclear";
        const isWrong = isLabelled && (state === "met") !== label;
        byText.set(text, {
          ...before,
          [state]: before[state] + 1,
          labelled: before.labelled + Number(isLabelled),
          agreed: before.agreed + Number(isLabelled && !isWrong),
          false_met: before.false_met + Number(isWrong && !label),
          false_not_met: before.false_not_met + Number(isWrong && label),
        });
      }
    },
    figures: () =>
      [...byText.values()].map((counts) => ({
        ...counts,
        met_share: share(counts.met, counts.met + counts.not_met),
        accuracy: share(counts.agreed, counts.labelled),
      })),
  };
}

const NOTHING = { met: 0, not_met: 0, unclear: 0, labelled: 0, agreed: 0, false_met: 0, false_not_met: 0 };

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
