import { CLOSES_QUOTATION, OPENS_QUOTATION, QUOTATION_MARK } from "../../../text/quotation-marks.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";
import { untruthStems } from "./shared/untruth-stems.ts";

export const unvouched: ObjectionRule = {
  id: "unvouched",
  kind: "objection",
  issueType: null,
  objects: (laid) => isOnlyTold(laid) || isQuoted(laid),
};

/** A clause with more in front is told by more than a verb. */
const REACH = 12;

/** "Lamprecht doubts that …", "die Einheimischen erzählen, im See liege …": the source tells who thinks or asks so, and says no more. */
function isOnlyTold(laid: LaidClaim): boolean {
  const { source } = laid.alignment;
  const { logic, untruths } = laid.language.judging;
  const opening = openingOf(laid);
  if (opening === undefined) return false;
  const start = source.findLastIndex(({ gapBefore }, at) => at < opening && gapBefore === "clause");
  const teller = source.slice(Math.max(0, start, opening - REACH), opening);
  // "Dass die Welle …, hält sie für ausgeschlossen": the verb stands behind.
  if (teller.length === 0) return !laid.span.words.some(({ lower }) => untruths.reported.opening.has(lower));
  // "More people than".
  const isStoodBy = ({ lower, stem, logic: word }: StatementItem) =>
    logic.telling.has(lower) || untruthStems(laid.language).vouching.has(stem) || word?.class === "comparison";
  return !untruths.reported.unlessBehind.has(teller.at(-1)!.lower) && !teller.some(isStoodBy);
}

/** Where the clause opens that somebody tells, doubts or asks for; undefined for what the source says itself. */
function openingOf({ alignment: { claim, source, pairs, first, last }, language }: LaidClaim): number | undefined {
  const { logic, roles, untruths } = language.judging;
  const { opening, forms } = untruths.reported;
  const isUnsaid = ({ lower }: StatementItem) => !claim.some((item) => item.lower === lower);
  const isSubject = (item: StatementItem | undefined) =>
    item !== undefined && (item.capitalised || roles.determiners.has(item.lower) || logic.references.has(item.lower));
  const marked = [first, first - 1, first - 2].find(
    (at) => at >= 0 && opening.has(source[at]!.lower) && isUnsaid(source[at]!) && isSubject(source[at + 1]),
  );
  if (marked !== undefined) return marked;
  // "…, im See liege die Glocke": the verb alone tells it.
  const verb = source.findIndex(({ lower }, at) => at >= first - 2 && at <= last + 1 && forms.has(lower));
  if (verb < 0 || claim.some(({ lower }) => forms.has(lower))) return undefined;
  const from = source.findLastIndex(({ gapBefore }, at) => at <= verb && gapBefore !== "none");
  const isSaid = pairs.some((pair) => pair.source >= from && claim[pair.claim]!.content);
  return from > 0 && source[from]!.gapBefore === "comma" && isSaid ? from : undefined;
}

/** "They ring up with »Your account is locked« and ask for …": a sentence in the words of somebody else, whoever that is. */
function isQuoted({ alignment, language, sentence, source: { sentences, text }, span }: LaidClaim): boolean {
  const said = alignment.source.slice(alignment.first, alignment.last + 1);
  const { telling } = language.judging.logic;
  if (QUOTATION_MARK.test(span.text) || !said.some(({ helping }) => helping)) return false;
  if (alignment.source.some(({ lower }) => telling.has(lower))) return false;
  const { start_char: start, end_char: end } = sentences[sentence]!;
  // What a sentence says in passing may stand in another order.
  const before = text.slice(
    start,
    said.reduce((least, item) => Math.min(least, item.start), end),
  );
  const behind = text.slice(
    said.reduce((most, item) => Math.max(most, item.end), start),
    end,
  );
  const isWithin = OPENS_QUOTATION.test(before) && CLOSES_QUOTATION.test(behind);
  return (
    isWithin && (WORD.test(before.replace(OPENS_QUOTATION, "")) || WORD.test(behind.replace(CLOSES_QUOTATION, "")))
  );
}

const WORD = /\p{L}{2}/u;
