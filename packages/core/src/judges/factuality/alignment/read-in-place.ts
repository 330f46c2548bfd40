import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicWord } from "../../../languages/parts/logic-words.ts";
import { verbForm } from "../embedded/word-family.ts";
import type { StatementItem } from "./statement-item.ts";

/** "Not only" takes nothing back; who adds it says more. */
const NOT_ONLY: LogicWord = { class: "phase", sense: "not only" };
const EXCEPT: LogicWord = { class: "exception", sense: "x" };
/** "Longer" of "no longer". */
const NO_LONGER: LogicWord = { class: "phase", sense: "no longer" };
/** "Not more than 5" is "at most 5", "no less than" "at least". */
const AT_MOST: LogicWord = { class: "comparison", sense: "j" };
const AT_LEAST: LogicWord = { class: "comparison", sense: "i" };
/** How far the value of a bound may stand behind its negation: "nicht länger als". */
const BOUND_REACH = 3;
/** "Siempre", unless "que" behind it makes it a condition. */
const ALWAYS: LogicWord = { class: "quantifier", sense: "always" };
/** "Einer der beiden", of which "beide" says more. */
const ONE_OF: LogicWord = { class: "quantifier", sense: "one of" };

/** "Must not" is "cannot". */
const CAN: LogicWord = { class: "modality", sense: "k" };

const BECAUSE: LogicWord = { class: "cause", sense: "b" };

type Row = readonly StatementItem[];

/** An item as the words around it make it: some small words say something else, or nothing, beside others. */
export function readInPlace(item: StatementItem, at: number, items: Row, language: LanguagePack): StatementItem {
  if (isConnective(item, items[at + 1], language) || isConnective(items[at - 1], item, language)) {
    return { ...item, logic: undefined, content: false, silent: true };
  }
  const own = item.logic?.class;
  if ((own === "negation" && isOnly(items[at + 1])) || (isOnly(item) && items[at - 1]?.logic?.class === "negation")) {
    return { ...item, logic: NOT_ONLY };
  }
  if (isButNotAll(own === "negation" ? at : at - 1, items, language)) return { ...item, logic: NOT_ONLY };
  if (own === "exception" && item.logic!.sense === "b") {
    return { ...item, logic: exceptsFrom(item, items[at - 1]?.logic) ? EXCEPT : undefined };
  }
  if (own === "comparison" && item.logic!.sense === "t" && !isThan(at, items, language)) {
    return { ...item, logic: undefined };
  }
  if (own === "negation" && isNor(at, items, language))
    return { ...item, logic: undefined, content: false, silent: true };
  if (own === "negation" && item.logic!.sense === "l") return afterNegation(item, items[at - 1]);
  const bound = own === "negation" ? boundBehind(at, items) : undefined;
  if (bound !== undefined) return { ...item, logic: bound };
  if (own === "condition" && item.logic!.sense === "q" && items[at + 1]?.lower !== "que") {
    return { ...item, logic: ALWAYS };
  }
  if (
    own === "quantifier" &&
    items[at - 1]?.content === false &&
    language.judging.logic.one.has(items[at - 2]?.lower ?? "")
  ) {
    return { ...item, logic: ONE_OF };
  }
  const { logic, particles } = language.judging;
  if (own === "modality" && logic.forbidding.has(item.lower) && isDenied(at, items)) return { ...item, logic: CAN };
  if (logic.because.has(item.lower) && logic.that.has(items[at + 1]?.lower ?? "")) {
    return { ...item, logic: BECAUSE, content: false };
  }
  if (
    isParticle(at, items, particles) ||
    isAmountLead(at, items, language) ||
    isDirectionParticle(at, items, language)
  ) {
    return { ...item, logic: undefined, content: false, silent: true };
  }
  if (particles.size === 0 || !item.content || (item.capitalised && at > 0) || item.value !== null) return item;
  const last = endOfPart(items, at);
  if (!isParticle(last, items, particles)) return item;
  const joined = `${items[last]!.lower}${item.lower}`;
  return { ...item, joined, verb: verbForm(joined, language) };
}

/** "Sin embargo", "unter anderem". */
function isConnective(
  one: StatementItem | undefined,
  next: StatementItem | undefined,
  { judging }: LanguagePack,
): boolean {
  if (one?.logic === undefined || next === undefined || next.gapBefore !== "none") return false;
  return judging.logic.connectives.has(`${one.lower} ${next.lower}`);
}

/** "No … ni": goes on with what is denied already. */
function isNor(at: number, items: Row, { judging: { logic } }: LanguagePack): boolean {
  const { lower } = items[at]!;
  const isDenial = (item: StatementItem) => item.logic?.class === "negation";
  // "Ni la alcaldesa ni el consejo" denies of both.
  return logic.nor.has(lower) && items.find(isDenial)!.lower !== lower;
}

/** "Must not", "no debe", "no se debe". */
function isDenied(at: number, items: Row): boolean {
  const isNegation = (item: StatementItem | undefined) => item?.logic?.class === "negation";
  const before = items[at - 1];
  return isNegation(items[at + 1]) || isNegation(before) || (before?.content === false && isNegation(items[at - 2]));
}

/** "Only", unlike "even" and "alone": "not alone" and "not even" deny. */
function isOnly(item: StatementItem | undefined): boolean {
  return item?.logic?.class === "only" && item.logic.sense === "o";
}

/** "Most, but not all": takes nothing back of what stands before it. */
function isButNotAll(at: number, items: Row, { judging }: LanguagePack): boolean {
  const all = items[at + 1]?.logic;
  if (items[at]?.logic?.class !== "negation" || all?.class !== "quantifier" || all.sense !== "a") return false;
  return judging.logic.but.has(items[at - 1]?.lower ?? "");
}

/** "All but two", "nobody but the owner". */
function exceptsFrom(item: StatementItem, before: LogicWord | undefined): boolean {
  if (item.gapBefore !== "none" || before === undefined) return false;
  return before.class === "negation" || (before.class === "quantifier" && before.sense === "a");
}

/** "No longer" denies once; what is longer denies nothing. */
function afterNegation(item: StatementItem, before: StatementItem | undefined): StatementItem {
  const isOfNegation = before?.logic?.class === "negation" && item.gapBefore === "none";
  return { ...item, logic: isOfNegation ? NO_LONGER : undefined, content: !isOfNegation };
}

/** Where one word is "that" and "than", the latter follows "more" or "larger" in its part of the sentence. */
function isThan(at: number, items: Row, { judging: { logic } }: LanguagePack): boolean {
  if (!logic.that.has(items[at]!.lower)) return true;
  const from = items.findLastIndex(({ gapBefore }, place) => place <= at && gapBefore !== "none");
  return items
    .slice(Math.max(0, from, at - THAN_REACH), at)
    .some(
      ({ lower, logic: word }) =>
        (word?.class === "comparison" && "mlbp".includes(word.sense)) || logic.superlative?.test(lower),
    );
}

/** How far behind what is compared its other side may stand: "más votos en la ciudad que". */
const THAN_REACH = 5;

function boundBehind(at: number, items: Row): LogicWord | undefined {
  const behind = items.slice(at + 1, at + 2 + BOUND_REACH);
  const to = behind.findIndex(({ value }) => value !== null);
  const value = behind[to]?.value;
  if (value == null || !("quantity" in value) || to < 2) return undefined;
  if (behind.slice(0, to + 1).some(({ gapBefore }) => gapBefore !== "none")) return undefined;
  // "Not more than", "nicht länger als"; unlike "without a terrace at most".
  const [first, second] = behind.map(({ logic }) => (logic?.class === "comparison" ? logic.sense : ""));
  if (first === "" && second !== "t") return undefined;
  const { approx } = value.quantity;
  if (approx === "at-most") return AT_MOST;
  return approx === "at-least" ? AT_LEAST : undefined;
}

/** "Ab" of "lehnte … ab". */
function isParticle(at: number, items: Row, particles: ReadonlySet<string>): boolean {
  return at > 0 && particles.has(items[at]!.lower) && endOfPart(items, at) === at;
}

/** "By" of "rose by 3 percent". */
function isAmountLead(at: number, items: Row, { judging }: LanguagePack): boolean {
  const next = items[at + 1]?.value;
  if (next == null || !("quantity" in next) || !judging.roles.by.has(items[at]!.lower)) return false;
  // "By two specialists" tells who did it.
  return items.slice(0, at).some(({ direction }) => direction !== undefined);
}

/** "Up" of "went up". */
function isDirectionParticle(at: number, items: Row, { polarity }: LanguagePack): boolean {
  if (items[at - 1]?.direction === undefined) return false;
  return polarity.directions.apart.some(({ particle }) => particle === items[at]!.lower);
}

function endOfPart(items: Row, at: number): number {
  let last = at;
  while (last + 1 < items.length && items[last + 1]!.gapBefore === "none") last += 1;
  return last;
}
