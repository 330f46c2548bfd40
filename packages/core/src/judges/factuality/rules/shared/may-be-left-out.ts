import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LogicClass } from "../../../../languages/parts/logic-words.ts";
import type { Alignment } from "../../alignment/align-items.ts";
import { isFirstVerbPhrase } from "../../alignment/first-verb-phrase.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { isSweepingAt } from "./spoken-of-all.ts";

const BOUNDS: ReadonlySet<LogicClass | undefined> = new Set(["only", "condition", "exception", "negation"] as const);

/**
 * True for a run of the source that can go without touching the rest: an apposition, a few adjectives, the first of two
 * verb phrases.
 */
export function mayBeLeftOut(run: readonly number[], alignment: Alignment, language: LanguagePack): boolean {
  if (isFirstVerbPhrase(run, alignment, language)) return true;
  const { judging, names } = language;
  const { claim, source } = alignment;
  const { and, but, former, hedges, of, or, prepositions, telling, that } = judging.logic;
  const { roles } = judging;
  const items = run.map((at) => source[at]!);
  const content = items.filter((item) => item.content).length;
  // "Is said to have sold".
  const isHearsay = (at: number) => {
    if (!telling.has(items[at]!.lower)) return false;
    // "Had been reported stolen".
    return (
      roles.toward.has(items[at + 1]?.lower ?? "") ||
      (at === items.length - 1 && source[run[at]! - 1]?.content === false)
    );
  };
  const opens = items[0]!.gapBefore !== "none";
  const closes = (source[run.at(-1)! + 1]?.gapBefore ?? "clause") !== "none";
  // ", who used to run the firm,".
  const isHedge = (lower: string) => hedges.has(lower) && !(opens && closes && former.has(lower));
  if (items.some(({ lower }, at) => or.has(lower) || isHedge(lower) || isHearsay(at))) return false;
  if (content === 0) return true;
  // "Agreed to ask for an offer for the repair": what follows belongs to what goes.
  const lastWord = items.findLast(({ lower }) => !roles.determiners.has(lower));
  const isForIt = lastWord?.logic?.class === "relation" && lastWord.logic.sense === "f";
  if ((isForIt || of.has(lastWord?.lower ?? "")) && source[run.at(-1)! + 1]?.value === null) return false;
  const isLed = prepositions.has(items[0]!.lower);
  // "Locked rooms, and elsewhere only if": what bounds the part left out does not bound the rest.
  const next = source[run.at(-1)! + 1];
  const isFirst = opens || isLed || and.has(items[0]!.lower);
  if (isFirst && next?.gapBefore === "none" && BOUNDS.has(next.logic?.class)) return false;
  // "Found in wet years no link."
  if (isLed && isDeniedBehind(run.at(-1)!, source, prepositions)) return false;
  // "Keeps the jersey, but his lead shrank to 4 seconds": what stands behind is said of something else.
  if (opens && !closes && (and.has(items[0]!.lower) || but.has(items[0]!.lower))) return false;
  const inner = items.slice(1);
  if (inner.some(({ gapBefore }) => gapBefore === "clause")) return false;
  if (opens && closes) return content <= 8;
  // Behind a semicolon something else begins.
  if (source[run.at(-1)! + 1]?.gapBefore === "clause") return false;
  if (opens && and.has(items.at(-1)!.lower)) return content <= 6;
  if (inner.some(({ gapBefore }) => gapBefore === "comma")) return false;
  // "Overturned the ruling that": what follows is said of something else; "a pupil of": so is what stands behind it.
  if (items.some(({ lower }) => that.has(lower)) || of.has(items.at(-1)!.lower)) return false;
  if (opens !== closes && content > 2 && !isLed) return false;
  // "A single and return ticket costs 14 euros": the sum is that of both.
  if (and.has(items[0]!.lower) && claim.some(({ value }) => value !== null)) return false;
  const isLastOfTwo = and.has(items.at(-1)!.lower);
  // "The first win away from home", "most of the glassworks buildings": the rest would say it of more.
  if (!isLastOfTwo && isNarrowing(run[0]!, source, judging)) return false;
  // "By Bunsen and Kirchhoff" is one phrase.
  if (items.slice(1, -1).some(({ lower }) => and.has(lower))) return isLed && content <= 2;
  // Where, when or with whom.
  if (isLed) return content <= 5;
  const hasName = items.some((item) => item.content && item.capitalised);
  const isLarge = (at: number) => source[at]?.content === true && source[at].capitalised;
  const isPartOfName = isLarge(run[0]! - 1) || isLarge(run.at(-1)! + 1);
  const opensWithVerb = items[0]!.content && !items[0]!.capitalised;
  if (isLastOfTwo) return content <= 5 && (!hasName || (opensWithVerb && content > 1));
  // "The quietest dishwasher Halden has built": who it is does not go.
  if (hasName && !isPartOfName && content < items.length && names.capitalisedNouns === undefined) return false;
  return content <= 3 && !(hasName && content > 2);
}

/** True when a run narrows down what a word before it says of all: "most of the glassworks buildings", "no win away". */
function isNarrowing(at: number, source: readonly StatementItem[], judging: LanguagePack["judging"]): boolean {
  const { plural } = judging.roles;
  // "Nearly all nurses over fifty in the clinic have", "todas las ranas capturadas en la balsa": all of it belongs to the noun.
  const isDescribed = plural.adjectiveBehind && plural.noun.test(source[at - 1]?.lower ?? "");
  const most = isDescribed || (source[at]?.logic === undefined && isVerbBehind(at, source)) ? 2 : 1;
  let content = 0;
  for (let place = at - 1; place >= 0; place -= 1) {
    const { logic, lower, value } = source[place]!;
    // "If the show is cancelled a day before."
    if (logic?.class === "negation" || logic?.class === "condition") return true;
    const isOrdinal = value !== null && "quantity" in value && value.quantity.kind === "ordinal";
    const isSweeping = logic?.class === "only" || isOrdinal || isSweepingAt(place, source, judging);
    if (content <= most && (isSweeping || (logic === undefined && judging.logic.superlative?.test(lower)))) return true;
    if (source[place]!.content) content += 1;
    if (source[place]!.gapBefore !== "none") return false;
  }
  return false;
}

/** True where the clause goes on with a denial; unlike "without". */
function isDeniedBehind(at: number, source: readonly StatementItem[], prepositions: ReadonlySet<string>): boolean {
  for (let place = at + 1; place < source.length && source[place]!.gapBefore === "none"; place += 1)
    if (source[place]!.logic?.class === "negation" && !prepositions.has(source[place]!.lower)) return true;
  return false;
}

/** True where the phrase that begins at a place ends in front of "is" or "has". */
function isVerbBehind(at: number, source: readonly StatementItem[]): boolean {
  const end = source.findIndex(({ gapBefore, helping }, place) => place > at && (helping || gapBefore !== "none"));
  return end > at && source[end]!.gapBefore === "none";
}
