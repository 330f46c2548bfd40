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
  const found = otherValue(laid, (own) => "date" in own) ?? slippedValue(laid, isSlip);
  return found !== undefined && isInWordyCell(found, laid) ? undefined : found;
}

/** "| 10 to 14 | storytelling on Wednesdays |": the day goes with the words of its cell. */
function isInWordyCell({ source: { start, end } }: Contradiction, { alignment, sentence, source }: LaidClaim): boolean {
  const { text, start_char } = source.sentences[sentence]!;
  if (!/^\s*\|/u.test(text)) return false;
  const from = start_char + text.lastIndexOf("|", start - start_char);
  const bar = text.indexOf("|", end - start_char);
  const to = bar < 0 ? start_char + text.length : start_char + bar;
  return alignment.source.some(
    (item) => item.content && item.start >= from && item.end <= to && (item.end <= start || item.start >= end),
  );
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
