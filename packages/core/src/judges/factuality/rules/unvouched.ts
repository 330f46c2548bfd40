import { CLOSES_QUOTATION, OPENS_QUOTATION, QUOTATION_MARK } from "../../../text/quotation-marks.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { isToldBySomebody } from "../alignment/told-by.ts";
import type { ObjectionRule } from "./rule.ts";
import { untruthStems } from "./shared/untruth-stems.ts";

export const unvouched: ObjectionRule = {
  id: "unvouched",
  kind: "objection",
  issueType: null,
  objects: (laid) => isOnlyTold(laid) || isOneSide(laid) || isArgument(laid) || isOpinion(laid) || isQuoted(laid),
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
  const { vouching, doubtful } = untruthStems(laid.language);
  const isStoodBy = ({ lower, stem, logic: word }: StatementItem) =>
    (logic.telling.has(lower) && !doubtful.has(stem)) || vouching.has(stem) || word?.class === "comparison";
  return !untruths.reported.unlessBehind.has(teller.at(-1)!.lower) && !teller.some(isStoodBy);
}

/** Where the clause opens that somebody tells, doubts or asks for; undefined for what the source says itself. */
function openingOf(laid: LaidClaim): number | undefined {
  const { claim, source, pairs, first, last } = laid.alignment;
  const { language } = laid;
  const { logic, roles, untruths } = language.judging;
  const { opening, forms } = untruths.reported;
  const isUnsaid = ({ lower }: StatementItem) => !claim.some((item) => item.lower === lower);
  const isSubject = (item: StatementItem | undefined) =>
    item !== undefined && (item.capitalised || roles.determiners.has(item.lower) || logic.references.has(item.lower));
  const marked = [first, first - 1, first - 2].find(
    (at) => at >= 0 && opening.has(source[at]!.lower) && isUnsaid(source[at]!) && isSubject(source[at + 1]),
  );
  if (marked !== undefined) return marked;
  if (roles.wordOrder !== "free") return undefined;
  // "…, im See liege die Glocke": the verb alone tells it.
  const reported = pairs.find((pair) => isReported(claim[pair.claim]!, source[pair.source]!, laid))?.source;
  const verb = reported ?? source.findIndex(({ lower }, at) => at >= first - 2 && at <= last + 1 && forms.has(lower));
  if (verb < 0 || claim.some(({ lower }) => forms.has(lower))) return undefined;
  const from = source.findLastIndex(({ gapBefore }, at) => at <= verb && gapBefore !== "none");
  const isSaid = pairs.some((pair) => pair.source >= from && claim[pair.claim]!.content);
  return from > 0 && source[from]!.gapBefore === "comma" && isSaid ? from : undefined;
}

/** "Beim Bremsen quietsche es" beside "quietscht": the form tells that somebody says so, unless it is that of "ich". */
function isReported(
  own: StatementItem,
  theirs: StatementItem,
  { alignment: { source }, language }: LaidClaim,
): boolean {
  const { speakerWords } = language.judging;
  if (own.capitalised || theirs.capitalised || !own.content) return false;
  if (!theirs.lower.endsWith("e") || source.some(({ lower }) => speakerWords.has(lower))) return false;
  return own.lower === `${theirs.lower.slice(0, -1)}t` || own.lower === `${theirs.lower}t`;
}

/** "My neighbour says late swifts mean a wet July", "según la oposición": the word of one side, or of hearsay. */
function isOneSide({ alignment: { claim, source, first, last }, met, language }: LaidClaim): boolean {
  const { doubtful } = untruthStems(language);
  // "Mr Guest" is a name where nouns have small letters.
  const isNoun = ({ capitalised }: StatementItem, at: number) =>
    !capitalised || at === 0 || language.names.capitalisedNouns !== undefined;
  const isUnsaid = (item: StatementItem, at: number) =>
    doubtful.has(item.stem) && isNoun(item, at) && !claim.some(({ stem }) => stem === item.stem);
  const from = source.findLastIndex(({ gapBefore }, at) => at <= first && gapBefore === "clause");
  // "Hatte nach Angaben eines Zeugen übersehen".
  const { telling } = language.judging.logic;
  const isAsSaid = (at: number) => source.slice(Math.max(0, at - 2), at).some(({ lower }) => telling.has(lower));
  const isBeside = (at: number) => at >= from && !met.has(at) && (at < first || at > last || isAsSaid(at));
  return source.some((item, at) => isBeside(at) && isUnsaid(item, at)) && isToldBySomebody(source, language);
}

/** "Accused the ministry of having ignored", "with the argument that": the sentence tells what one side says, and no more. */
function isArgument({ alignment: { claim, source, last }, met, language }: LaidClaim): boolean {
  const { arguing } = untruthStems(language);
  return source.some(
    ({ content, stem }, at) =>
      content && at < last && arguing.has(stem) && !met.has(at) && !claim.some((item) => item.stem === stem),
  );
}

/** "The coach said that his team was the fittest": what somebody likes or dislikes is so for him. */
function isOpinion({ alignment: { claim, source }, met, language }: LaidClaim): boolean {
  const { praise } = language.judging.untruths.reported;
  if (!claim.some(({ lower }) => praise.has(lower)) || !isToldBySomebody(source, language)) return false;
  const { logic } = language.judging;
  const isTelling = ({ lower }: StatementItem) => logic.telling.has(lower) || logic.attributing.has(lower);
  return source.some((item, at) => isTelling(item) && !met.has(at));
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
