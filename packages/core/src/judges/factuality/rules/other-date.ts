import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem, StatementValue } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { otherValue } from "./shared/other-value.ts";
import { isMiswritten, slippedValue } from "./shared/slipped-value.ts";

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
  // "Opens on 3 September and closes on the 20th": the month goes for both.
  const days = source.flatMap(({ value }) => (value !== null && "quantity" in value ? [value.quantity.value] : []));
  if (
    claim.some(
      ({ value }) => value !== null && "date" in value && value.date.day !== undefined && days.includes(value.date.day),
    )
  )
    return undefined;
  return otherValue(laid, (own) => "date" in own) ?? slippedValue(laid, isSlip);
}

/** "20 November" for "20 October", "1730" for "1703". */
function isSlip(own: StatementValue, theirs: StatementValue): boolean {
  if (!("date" in own) || !("date" in theirs)) return false;
  const { date: a } = own;
  const { date: b } = theirs;
  if (a.year !== undefined && b.year !== undefined && a.year !== b.year) return isMiswritten(a.year, b.year);
  return a.day !== undefined && a.day === b.day && a.month !== b.month;
}

const DURATIONS: ReadonlySet<string> = new Set(["min", "h", "hour", "day", "week", "month", "year", "decade"]);
