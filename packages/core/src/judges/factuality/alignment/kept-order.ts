import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, type ItemPair, isLoose } from "./align-items.ts";

/** "Close the lid before you turn the valve" beside "close the lid, then turn the valve". */
export function isOrderTold(
  { claim, source, pairs }: Alignment,
  at: number,
  { judging: { logic } }: LanguagePack,
): boolean {
  const word = claim[at]!.logic;
  if (word?.class !== "time" || word.sense !== "b") return false;
  const isSure = (pair: ItemPair) => claim[pair.claim]!.content && !isLoose(pair.match);
  const before = pairs.filter((pair) => pair.claim < at && isSure(pair)).map((pair) => pair.source);
  const behind = pairs.filter((pair) => pair.claim > at && isSure(pair)).map((pair) => pair.source);
  const [end, start] = [Math.max(...before), Math.min(...behind)];
  if (before.length === 0 || behind.length === 0 || end > start) return false;
  // "If it rains, then …" tells no order.
  if (source.some((item) => item.logic?.class === "condition")) return false;
  return source.slice(end + 1, start).some(({ lower }) => logic.next.has(lower));
}

/** How far "but" may stand behind its "not". */
const REACH = 10;

/** The places from "not" to "but" where a claim says what is so and leaves out what is not: "not at home, but in the tent". */
export function deniedPart(
  { claim, source, pairs }: Alignment,
  { judging: { logic } }: LanguagePack,
): ReadonlySet<number> {
  const isNegation = (item: (typeof source)[number]) => item.logic?.class === "negation";
  const from = source.findIndex(isNegation);
  const to = source.findIndex(({ lower }, at) => at > from && logic.rather.has(lower));
  if (from < 0 || to < 0 || to - from > REACH || claim.some(isNegation)) return NOTHING;
  if (source.slice(from + 1).some(isNegation)) return NOTHING;
  // "Not at home but in the tent", unlike "does not pay, but asks": there the verb in front is denied.
  const [one, other] = [source[from + 1]!.lower, source[to + 1]?.lower ?? ""];
  if (one !== other && !(logic.prepositions.has(one) && logic.prepositions.has(other))) return NOTHING;
  const isSaid = (pair: ItemPair) => pair.source > from && pair.source < to && claim[pair.claim]!.content;
  if (pairs.some(isSaid) || !pairs.some((pair) => pair.source > to && claim[pair.claim]!.content)) return NOTHING;
  return new Set(Array.from({ length: to - from + 1 }, (_, step) => from + step));
}

const NOTHING: ReadonlySet<number> = new Set();
