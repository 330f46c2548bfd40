import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicWord } from "../../../languages/parts/logic-words.ts";
import type { StatementItem } from "./statement-item.ts";

/** "Not only" takes nothing back; who adds it says more. */
const NOT_ONLY: LogicWord = { class: "phase", sense: "not only" };
/** "Siempre", unless "que" behind it makes it a condition. */
const ALWAYS: LogicWord = { class: "quantifier", sense: "always" };

/** An item as the words around it make it: some small words say something else, or nothing, beside others. */
export function readInPlace(
  item: StatementItem,
  at: number,
  items: readonly StatementItem[],
  { judging, polarity }: LanguagePack,
): StatementItem {
  const is = (place: number, name: LogicWord["class"]) => items[place]?.logic?.class === name;
  if ((is(at, "negation") && is(at + 1, "only")) || (is(at, "only") && is(at - 1, "negation"))) {
    return { ...item, logic: NOT_ONLY };
  }
  if (is(at, "condition") && item.logic!.sense === "q" && items[at + 1]?.lower !== "que") {
    return { ...item, logic: ALWAYS };
  }
  const { particles, roles } = judging;
  const isParticle = (place: number) =>
    place > 0 && particles.has(items[place]!.lower) && endOfPart(items, place) === place;
  if (isParticle(at) || isAmountLead() || isDirectionParticle()) {
    return { ...item, logic: undefined, content: false, silent: true };
  }
  if (!item.content || item.capitalised || item.value !== null) return item;
  const last = endOfPart(items, at);
  return isParticle(last) ? { ...item, joined: `${items[last]!.lower}${item.lower}` } : item;

  /** "By" of "rose by 3 percent". */
  function isAmountLead(): boolean {
    const next = items[at + 1]?.value;
    return roles.by.has(item.lower) && next != null && "quantity" in next;
  }

  /** "Up" of "went up". */
  function isDirectionParticle(): boolean {
    const isNear = items[at - 1]?.direction !== undefined;
    return isNear && polarity.directions.apart.some(({ particle }) => particle === item.lower);
  }
}

function endOfPart(items: readonly StatementItem[], at: number): number {
  let last = at;
  while (last + 1 < items.length && items[last + 1]!.gapBefore === "none") last += 1;
  return last;
}
