import { pooledWords } from "../../words/pooled-words.ts";

/** Beginnings of words that say a pair of small numbers is a result ("won 3-1"), folded. */
export const scoreCues: readonly string[] = [...pooledWords(({ quantities }) => quantities.scoreCues)];

/** Nouns of people and things one counts, folded. */
export const countedNouns = pooledWords(({ quantities }) => quantities.countedNouns);

/** Signs that stand before a negative number. */
export const minusSigns: ReadonlySet<string> = new Set(["-", "−", "–"]);

/** Fractions that are one character. */
export const vulgarFractions: ReadonlyMap<string, number> = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
]);
