import type { LanguagePack } from "../../languages/language-pack.ts";
import { foldWord } from "../values/fold-word.ts";
import { perLanguage } from "../words/per-language.ts";
import { stem } from "../words/stem.ts";

/** The sides a stem stands on: pair number × 2, plus 1 for the right side. */
type Sides = ReadonlyMap<string, readonly number[]>;

const sidesOf = perLanguage((language) => {
  const { trained, added } = language.polarity.antonyms;
  return readSides([trained, added], language);
});

/** Whether two stems (as `stem` gives them) are opposites: rise and fall, steigen and sinken, legal and illegal. */
export function areAntonyms(a: string, b: string, language: LanguagePack): boolean {
  if (a === b) return false;
  const sides = sidesOf(language);
  const left = sides.get(foldWord(a)) ?? [];
  const right = sides.get(foldWord(b)) ?? [];
  // A word on both sides of one pair ("left", "baja") would contradict its own synonyms: it must stand clearly opposite.
  const opposed = left.some((side) => right.includes(side ^ 1));
  if (opposed) return !left.some((side) => right.includes(side));
  return isNegated(a, b, language) || isNegated(b, a, language);
}

/** The stems that contradict a stem. */
export function antonymsOf(word: string, language: LanguagePack): readonly string[] {
  const sides = sidesOf(language);
  const own = sides.get(foldWord(word));
  if (own === undefined) return [];
  const found: string[] = [];
  for (const [other, otherSides] of sides) if (own.some((side) => otherSides.includes(side ^ 1))) found.push(other);
  return found;
}

/**
 * For every stem or word of the table the ones that contradict it, built once: for many look-ups in a row. Only the pairs the
 * error estimate was trained with: a feature must not change its meaning under the trees.
 */
export const antonymIndex: (language: LanguagePack) => ReadonlyMap<string, readonly string[]> = perLanguage(
  (language) => indexSides(readSides([language.polarity.antonyms.trained], language)),
);

function indexSides(sides: Sides): ReadonlyMap<string, readonly string[]> {
  const bySide = new Map<number, string[]>();
  for (const [word, own] of sides) {
    for (const side of own) {
      const list = bySide.get(side);
      if (list === undefined) bySide.set(side, [word]);
      else list.push(word);
    }
  }
  const index = new Map<string, string[]>();
  for (const [word, own] of sides) {
    const opposed = new Set(own.flatMap((side) => bySide.get(side ^ 1) ?? []));
    // A word that also stands on the same side of another pair is no clear opposite.
    for (const side of own) for (const friend of bySide.get(side) ?? []) opposed.delete(friend);
    index.set(word, [...opposed]);
  }
  return index;
}

function isNegated(longer: string, shorter: string, language: LanguagePack): boolean {
  return longer.length < 40 && language.polarity.antonyms.negatingPrefix.exec(longer)?.[2] === shorter;
}

function readSides(tables: readonly string[], language: LanguagePack): Sides {
  const sides = new Map<string, number[]>();
  const lines = tables.flatMap((table) => table.trim().split("\n"));
  for (const [pair, line] of lines.entries()) {
    for (const [right, words] of line.split(" / ").entries()) {
      for (const word of words.trim().split(" ")) {
        // The word itself as well: irregular forms and accents may leave the stemmer untouched.
        for (const key of new Set([word, foldWord(stem(word, language))])) {
          const list = sides.get(key) ?? [];
          if (!list.includes(pair * 2 + right)) list.push(pair * 2 + right);
          sides.set(key, list);
        }
      }
    }
  }
  return sides;
}
