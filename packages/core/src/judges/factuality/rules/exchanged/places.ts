import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LogicClass } from "../../../../languages/parts/logic-words.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** Where the two stand on one side. */
export interface Places {
  readonly items: readonly StatementItem[];
  readonly first: number;
  readonly second: number;
  readonly end: number;
}

/** True when the same small words lead up to both places, and as many commas part them. */
export function arePlacedAlike(own: Places, theirs: Places, language: LanguagePack): boolean {
  const gaps = ({ items, first, end }: Places) =>
    items.slice(first + 1, end + 1).filter(({ gapBefore }) => gapBefore !== "none").length;
  const { determiners, wordOrder } = language.judging.roles;
  const hasArticle = ({ items, ...places }: Places, at: "first" | "second") =>
    determiners.has(items[places[at] - 1]?.lower ?? "");
  // Where order is free, a subject may stand behind its verb, and its article with it.
  const isLike = (at: "first" | "second") =>
    leadOf(own, at, language) === leadOf(theirs, at, language) &&
    (wordOrder === "fixed" || hasArticle(own, at) === hasArticle(theirs, at));
  // “Sales will grow,” said Ruth Bell.
  const isCutAlike = gaps(own) === gaps(theirs) || leadOf(own, "second", language) !== "";
  return isLike("first") && isLike("second") && isCutAlike && !hasUnknownLead(own, language);
}

/** "When", "as soon as": clauses that may stand on either side. */
function hasUnknownLead({ items, first, end }: Places, { judging: { logic } }: LanguagePack): boolean {
  return items.slice(first, end + 1).some((item) => {
    if (item.content || item.logic !== undefined || item.helping) return false;
    return ![logic.free, logic.prepositions, logic.and, logic.but].some((words) => words.has(item.lower));
  });
}

/** The small words before a place that say something; "while" and "about" say nothing of which thing it is. */
function leadOf({ items, ...places }: Places, which: "first" | "second", { judging: { logic } }: LanguagePack): string {
  const at = places[which];
  const from = items.findLastIndex((item, place) => place < at && item.content) + 1;
  const words = items.slice(from, at).flatMap(({ lower, logic: word }) => {
    if (word === undefined) return logic.prepositions.has(lower) ? [lower] : [];
    return SILENT[word.class]?.includes(word.sense) ? [] : [lower];
  });
  return words.join(" ");
}

/** True for two values, two phrases with a small word in front, and what a comma or "and" parts: word order tells nothing else. */
export function isApart(places: Places, language: LanguagePack): boolean {
  const { items, first, second } = places;
  const { and, but } = language.judging.logic;
  if (items[first]!.value !== null && items[second]!.value !== null) return true;
  if (leadOf(places, "first", language) !== "" && leadOf(places, "second", language) !== "") return true;
  // "Frost rather than blasting", "longer than".
  const from = items.findLastIndex((item, place) => place < second && item.content) + 1;
  if (items.slice(from, second).some((item, by) => tellsApart(item) && !goesOn(items, from + by))) return true;
  return items
    .slice(first + 1, second + 1)
    .some(({ gapBefore, lower }) => gapBefore !== "none" || and.has(lower) || but.has(lower));
}

/** "From 4 to 6". */
export function isRoute(places: Places, language: LanguagePack): boolean {
  const { items, first, second } = places;
  const leads = [leadOf(places, "first", language), leadOf(places, "second", language)];
  return items[first]!.value !== null && items[second]!.value !== null && leads[0] !== leads[1] && !leads.includes("");
}

/** "Nor" behind "not": both are denied, in either order. */
export function goesOn(items: readonly StatementItem[], at: number): boolean {
  const isNegation = ({ logic }: StatementItem) => logic?.class === "negation";
  return isNegation(items[at]!) && items.slice(0, at).some(isNegation);
}

/** "But not", "then", "than": what stands behind it is set against what stands before. */
export function tellsApart({ logic }: StatementItem): boolean {
  return logic !== undefined && (TELLING[logic.class] ?? "").includes(logic.sense);
}

const SILENT: Partial<Readonly<Record<LogicClass, string>>> = { cause: "w", comparison: "r" };
const TELLING: Partial<Readonly<Record<LogicClass, string>>> = { negation: "n", time: "bau12", comparison: "t" };
