import type { LogicClass, LogicWord } from "../../../languages/parts/logic-words.ts";
import type { ItemPair } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { partAround } from "../alignment/part-around.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { isInNarrowingClause } from "./shared/is-in-narrowing-clause.ts";
import { mayBeBothTrue } from "./shared/may-be-both-true.ts";
import { isNegation, negationBalance } from "./shared/negation-balance.ts";

const MIN_SHARE = 0.8;
/** With so much in common a little more may stand open. */
const MANY = 5;
const BOUNDS: ReadonlySet<LogicClass> = new Set(["only", "condition", "exception"] as const);

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

/** "Free for those who bought it; all others pay": who denies the first half may well say the second. */
function isOfTwoStatements({ alignment: { source, pairs } }: LaidClaim): boolean {
  const places = pairs.filter(({ match }) => match !== "other").map((pair) => pair.source);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return source.some(({ gapBefore }, at) => gapBefore === "clause" && at > from && at <= to);
}

/** "No works without the landlord's consent" beside "works require the landlord's consent". */
function isNotWithout({ alignment: { claim, source }, language }: LaidClaim): boolean {
  const { prepositions } = language.judging.logic;
  if (claim.some(isNegation)) return false;
  const isWithout = (item: StatementItem) => isNegation(item) && prepositions.has(item.lower);
  return source.some((item, at) => {
    if (!isWithout(item)) return false;
    const [from, end] = partAround(source, at);
    return source.slice(from, end).some((other) => isNegation(other) && !isWithout(other));
  });
}

/** A negation that only one side has, while all other content is the same. */
function contradictedPolarity(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, matched, share, span } = laid;
  if (share < MIN_SHARE - (matched > MANY ? 0.1 : 0) || matched < 2 || !isAnchored || differences.other.length > 0)
    return undefined;
  if (negationBalance(laid) !== 1 || isOfTwoStatements(laid) || mayBeBothTrue(laid) || isNotWithout(laid))
    return undefined;
  const { claim, source, first, last } = alignment;
  // "Rents cars only with a licence" may well mean that it does not rent one now.
  if (differences.logicAdded.some((at) => BOUNDS.has(alignment.claim[at]!.logic!.class))) return undefined;
  // "No animals save for fish" beside "may keep fish".
  const { excepting } = laid.language.judging.logic;
  if (excepting.test(laid.source.sentences[laid.sentence]!.text) && !excepting.test(span.text)) return undefined;
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
  if (
    isInNarrowingClause(
      source.findIndex((item, at) => isNegation(item) && !met.has(at)),
      laid,
    )
  )
    return undefined;
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
