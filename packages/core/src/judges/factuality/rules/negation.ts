import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicClass, LogicWord } from "../../../languages/parts/logic-words.ts";
import { perLanguage } from "../../../text/words/per-language.ts";
import type { ItemPair } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { stemsOf } from "../embedded/stems-of.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { isNegation, negationBalance } from "./shared/negation-balance.ts";
import { loneTurns } from "./shared/turns.ts";

const MIN_SHARE = 0.8;
/** With so much in common a little more may stand open. */
const MANY = 5;
const BOUNDS: ReadonlySet<LogicClass> = new Set(["only", "condition", "exception"] as const);

const impliedOf = perLanguage((language) => stemsOf(language.judging.impliedNegations, language));

/** "Whether" opens what is asked or decided and bounds nothing. */
function isBound({ class: name, sense }: LogicWord): boolean {
  return BOUNDS.has(name) && sense !== "w";
}

export const negation: ContradictionRule = {
  id: "negation",
  kind: "contradiction",
  issueType: "NEGATION",
  find: contradictedPolarity,
};

/** "Failed to win" where the claim has "did not win". */
function isDeniedInOtherWords({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const verbs = impliedOf(language);
  const isLone = (items: readonly StatementItem[], side: "claim" | "source") =>
    items.some(({ stem }, at) => verbs.has(stem) && !pairs.some((pair) => pair[side] === at));
  return isLone(claim, "claim") || isLone(source, "source");
}

/** "Not all", "half of them did not": what is denied of some may hold for others. */
function isOfSome(items: Row, others: Row, { judging: { logic } }: LanguagePack): boolean {
  const at = items.findIndex(isNegation);
  const isAll = (item: StatementItem | undefined) => item?.logic?.class === "quantifier" && item.logic.sense === "a";
  if (at < 0 || isAll(items[at + 1]))
    return at >= 0 && !(others.some(isAll) && !others.some(({ lower }) => logic.but.has(lower)));
  // Who it is told of opens its part of the sentence.
  const from = items.findLastIndex(({ gapBefore }, place) => place <= at && (place === 0 || gapBefore !== "none"));
  const first = items.findIndex((item, place) => place >= from && (item.content || item.logic !== undefined));
  return first < at && isPart(items[first]!);
}

function isPart({ value, logic }: StatementItem): boolean {
  if (logic !== undefined) return logic.class === "quantifier" && "mnsfh".includes(logic.sense);
  return value !== null && "quantity" in value && PARTS.has(value.quantity.kind);
}

type Row = readonly StatementItem[];
const PARTS: ReadonlySet<string> = new Set(["number", "fraction", "percent"]);

/** "Far from finished", "refused to start": what the claim denies stands under another word there. */
function isUnderAnother({ alignment: { source, pairs, first, last }, language: { judging } }: LaidClaim): boolean {
  const met = new Set(pairs.map((pair) => pair.source));
  return source.some((item, at) => {
    if (at <= first || at >= last || !item.content || item.value !== null || met.has(at)) return false;
    const next = source.findIndex(({ content }, place) => place > at && content);
    const between = source.slice(at + 1, next);
    const isTied = between.some(
      ({ lower, logic }) =>
        judging.logic.prepositions.has(lower) || (logic?.class === "relation" && logic.sense === "t"),
    );
    return isTied && met.has(next) && !source[next]!.capitalised && source[next]!.value === null;
  });
}

/** "Without a passport" beside "only with a passport". */
function isAgainstWith({ alignment: { claim, source }, differences }: LaidClaim): boolean {
  return differences.logicChanged.some((pair) => {
    const theirs = source[pair.source]!.logic!;
    return isNegation(claim[pair.claim]!) && theirs.class === "relation" && theirs.sense === "w";
  });
}

/** "Free for those who bought it; all others pay": who denies the first half may well say the second. */
function isOfTwoStatements({ alignment: { source, pairs } }: LaidClaim): boolean {
  const places = pairs.filter(({ match }) => match !== "other").map((pair) => pair.source);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return source.some(({ gapBefore }, at) => gapBefore === "clause" && at > from && at <= to);
}

/** A negation that only one side has, while all other content is the same. */
function contradictedPolarity(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, language, matched, share, span } = laid;
  if (share < MIN_SHARE - (matched > MANY ? 0.1 : 0) || matched < 2 || !isAnchored || differences.other.length > 0)
    return undefined;
  if (negationBalance(laid) !== 1 || isDeniedInOtherWords(laid) || isOfTwoStatements(laid)) return undefined;
  // "Not after June" beside "only until June".
  if (!isAgainstWith(laid) && loneTurns(laid).some((word) => word.class !== "negation")) return undefined;
  const { claim, source, first, last } = alignment;
  if (isOfSome(claim, source, language) || isOfSome(source, claim, language)) return undefined;
  if (claim.some(isNegation) && isUnderAnother(laid)) return undefined;
  // "Rents cars only with a licence" may well mean that it does not rent one now.
  if (differences.logicAdded.some((at) => BOUNDS.has(alignment.claim[at]!.logic!.class))) return undefined;
  // "Except on Mondays" is "but not on Mondays".
  const isException = ({ source: at }: ItemPair) => alignment.source[at]!.logic!.class === "exception";
  if (differences.logicChanged.some(isException)) return undefined;
  const met = new Set(alignment.pairs.map((pair) => pair.source));
  if (source.some(({ logic }, at) => logic !== undefined && isBound(logic) && !met.has(at) && mayBound(at))) {
    return undefined;
  }
  const own = claim.find(
    (item, at) => isNegation(item) && !alignment.pairs.some((p) => p.claim === at && p.match === "function"),
  );
  // "But not on Sundays": what is denied is something the sentence does not speak of.
  const isUnsaid = (at: number) => !source.some(({ content, stem }) => content && stem === claim[at]!.stem);
  if (own !== undefined && differences.added.some((at) => claim[at]!.start > own.start && isUnsaid(at))) {
    return undefined;
  }
  const marked = own ?? { start: span.start, end: span.end };
  const theirs = source.find(isNegation);
  const { start, end } = theirs ?? { start: source[first]!.start, end: source[last]!.end };
  return { claim: { start: marked.start - span.start, end: marked.end - span.start }, source: { start, end } };

  /** "Only" bounds its own part of the sentence, and "but", behind "not", says what holds in its stead. */
  function mayBound(at: number): boolean {
    const { logic, gapBefore } = source[at]!;
    if (logic!.class === "exception" && logic!.sense === "i" && gapBefore !== "none") {
      return !source.slice(0, at).some(isNegation);
    }
    const isBeyond = source.slice(last + 1, at + 1).some((item) => item.gapBefore !== "none");
    return !(logic!.class === "only" && isBeyond);
  }
}
