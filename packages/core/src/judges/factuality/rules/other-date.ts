import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { otherValue } from "./shared/other-value.ts";

export const otherDate: ContradictionRule = {
  id: "other-date",
  kind: "contradiction",
  issueType: "DATE",
  find: contradictedDate,
};

function contradictedDate(laid: LaidClaim): Contradiction | undefined {
  // "Two years later" may well lead to the claimed year.
  const { claim, source } = laid.alignment;
  const isDuration = ({ value }: StatementItem) =>
    value !== null && "quantity" in value && DURATIONS.has(value.quantity.unit ?? "");
  if (source.some(isDuration) && !claim.some(isDuration)) return undefined;
  return otherValue(laid, (own) => "date" in own);
}

const DURATIONS: ReadonlySet<string> = new Set(["min", "h", "hour", "day", "week", "month", "year", "decade"]);
