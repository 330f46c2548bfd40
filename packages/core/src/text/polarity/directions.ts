import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Direction } from "../../languages/parts/polarity-rules.ts";
import { perLanguage } from "../words/per-language.ts";

interface Table {
  readonly single: ReadonlyMap<string, Direction>;
  readonly apart: ReadonlyMap<string, readonly { readonly particle: string; readonly way: Direction }[]>;
}

/** How many words a verb and its particle may stand apart: "ging im zweiten Quartal um 3 Prozent zurück". */
const REACH = 12;

/**
 * The words of a clause that say which way an amount went, by their places: "rose" and "increased" both say up, "fell"
 * and German "ging … zurück" say down. The words are given as written, in small letters.
 */
export function findDirections(words: readonly string[], language: LanguagePack): Map<number, Direction> {
  const { single, apart } = tableOf(language);
  const found = new Map<number, Direction>();
  words.forEach((word, at) => {
    const way = single.get(word);
    if (way !== undefined) found.set(at, way);
    for (const { particle, way: other } of apart.get(word) ?? []) {
      for (let behind = at + 1; behind <= at + REACH && behind < words.length; behind += 1) {
        if (words[behind] !== particle || !endsClause(words, behind, language)) continue;
        found.set(at, other);
        break;
      }
    }
  });
  return found;
}

/** German particles close the clause ("nahm zu"); before other words "zu" and "ab" are prepositions. */
function endsClause(words: readonly string[], at: number, language: LanguagePack): boolean {
  const { particleCloses } = language.polarity.directions;
  const next = words[at + 1];
  return particleCloses === undefined || next === undefined || particleCloses.test(next);
}

/** True for a word, in small letters, that alone or together with a particle may say which way an amount went. */
export function mayTellDirection(word: string, language: LanguagePack): boolean {
  const { single, apart } = tableOf(language);
  return single.has(word) || apart.has(word);
}

/** Which way a single word points, if it does. */
export function directionOf(word: string, language: LanguagePack): Direction | undefined {
  return tableOf(language).single.get(word.normalize("NFC").toLowerCase());
}

const tableOf = perLanguage((language): Table => {
  const words = language.polarity.directions;
  const single = new Map<string, Direction>();
  for (const way of ["up", "down"] as const) {
    // Accents stay: Spanish "bajó" fell, "bajo" is below.
    for (const word of words[way].split(" ")) single.set(word, way);
  }
  const apart = new Map<string, { particle: string; way: Direction }[]>();
  for (const { verb, particle, way } of words.apart) {
    for (const form of verb.split(" ")) apart.set(form, [...(apart.get(form) ?? []), { particle, way }]);
  }
  return { single, apart };
});
