import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, withPairs } from "./align-items.ts";
import type { StatementItem } from "./statement-item.ts";

/** A longer one is a statement of its own. */
const MOST_CONTENT = 8;

/**
 * True for the first of two verb phrases of one subject, where the second has a verb of its own: "must be accompanied and" of
 * "Guests must be accompanied and must sign". What it denies or bounds is not said of the second.
 */
export function isFirstVerbPhrase(
  run: readonly number[],
  { source, pairs }: Alignment,
  { judging: { logic } }: LanguagePack,
): boolean {
  const items = run.map((at) => source[at]!);
  const after = run.at(-1)! + 1;
  const next = source[after];
  const isJoin = ({ lower }: StatementItem) => logic.and.has(lower) || logic.but.has(lower);
  if (items.length < 3 || next === undefined || !isJoin(items.at(-1)!) || !isFiniteVerb(items[0]!)) return false;
  if (next.gapBefore !== "none" || items.some(({ gapBefore }, at) => gapBefore !== "none" && at < items.length - 1))
    return false;
  const stops = [logic.hedges, logic.or, logic.that];
  if (items.some(({ lower }) => stops.some((words) => words.has(lower)))) return false;
  if (items.filter(({ content }) => content).length > MOST_CONTENT) return false;
  // The subject right before it, and what follows it right behind that.
  const left = pairs.find((pair) => pair.source === run[0]! - 1);
  const right = pairs.find((pair) => pair.source === after);
  if (left === undefined || right?.claim !== left.claim + 1) return false;
  if (isFiniteVerb(next)) return true;
  const isVerb = next.content && !next.capitalised && next.value === null;
  return isVerb && items[0]!.helping && logic.tenses?.present.test(next.lower) === true;
}

/** "Is", "has", "must". */
function isFiniteVerb({ helping, logic }: StatementItem): boolean {
  return helping || logic?.class === "modality";
}

/** The alignment with a helping verb that two verb phrases have laid over that of the second, behind which the claim goes on. */
export function slideBehindJoin(alignment: Alignment, { judging: { logic } }: LanguagePack): Alignment {
  const { source, pairs } = alignment;
  const isJoin = (at: number) => logic.and.has(source[at]!.lower) || logic.but.has(source[at]!.lower);
  const slid = pairs.findIndex((pair, at) => {
    const to = (pairs[at + 1]?.source ?? 0) - 1;
    const isNext = pairs[at + 1]?.claim === pair.claim + 1 && to > pair.source + 1;
    return isNext && pair.match === "function" && source[to]!.lower === source[pair.source]!.lower && isJoin(to - 1);
  });
  if (slid < 0) return alignment;
  const moved = { ...pairs[slid]!, source: pairs[slid + 1]!.source - 1 };
  return withPairs(alignment, pairs.with(slid, moved));
}
