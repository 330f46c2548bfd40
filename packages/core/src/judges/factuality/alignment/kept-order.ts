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
/** How much of its verb may stand behind "not": "no se celebra en el molino, sino en la carpa". */
const LONGEST_VERB = 3;

/** The places from "not" to "but" where a claim says what is so and leaves out what is not: "not at home, but in the tent". */
export function deniedPart(
  { claim, source, pairs, last }: Alignment,
  { judging: { logic } }: LanguagePack,
): ReadonlySet<number> {
  const isNegation = (item: (typeof source)[number]) => item.logic?.class === "negation";
  const not = source.findIndex(isNegation);
  const but = source.findIndex(({ lower }, at) => at > not && logic.rather.has(lower));
  if (not < 0 || but < 0 || but - not > REACH || claim.some(isNegation)) return NOTHING;
  if (source.slice(not + 1).some(isNegation)) return NOTHING;
  const from = startOfDenied();
  const isSaid = (pair: ItemPair) => pair.source >= from && pair.source < but && claim[pair.claim]!.content;
  if (from < 0 || pairs.some(isSaid)) return NOTHING;
  if (!pairs.some((pair) => pair.source > but && claim[pair.claim]!.content)) return NOTHING;
  return new Set([not, ...Array.from({ length: but - from + 1 }, (_, step) => from + step)]);

  /** "Not at home but in the tent", unlike "does not pay, but asks": there the verb in front is denied; -1 for that. */
  function startOfDenied(): number {
    const [one, other] = [source[not + 1]!.lower, source[but + 1]?.lower ?? ""];
    if (one === other || (logic.prepositions.has(one) && logic.prepositions.has(other))) return not + 1;
    const isWhole = (source[last + 1]?.gapBefore ?? "clause") !== "none";
    if (!isWhole || !logic.prepositions.has(other)) return -1;
    const verb = source.slice(not + 1, not + 1 + LONGEST_VERB).findIndex(({ lower }) => lower === other);
    const isKept = (at: number) => pairs.some((pair) => pair.source === at && !isLoose(pair.match));
    const isVerbKept = Array.from({ length: Math.max(0, verb) }).every((_, step) => isKept(not + 1 + step));
    return verb > 0 && isVerbKept ? not + 1 + verb : -1;
  }
}

const NOTHING: ReadonlySet<number> = new Set();
