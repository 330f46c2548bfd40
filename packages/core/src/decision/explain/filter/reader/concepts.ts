import { letterWordsOf } from "../../../../languages/letter-words-of.ts";
import { LETTER_CONCEPTS } from "../../../../languages/parts/letter-words.ts";
import type { Locale } from "../../../../locales/index.ts";

interface Table {
  readonly whole: ReadonlyMap<string, readonly number[]>;
  readonly starts: ReadonlyMap<string, readonly number[]>;
  readonly ends: ReadonlyMap<string, readonly number[]>;
  /** The letters of the longest known beginning or end. */
  readonly longest: number;
}

const NONE: readonly number[] = [];
const built = new Map<Locale, Table>();

/** What a folded word is about: the whole word decides, then its longest known beginning, then its longest known end. */
export function conceptsOf(word: string, locale: Locale): readonly number[] {
  const { whole, starts, ends, longest } = tableOf(locale);
  const own = whole.get(word);
  if (own !== undefined) return own;
  for (let length = Math.min(word.length, longest); length > 1; length -= 1) {
    const found = starts.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  if (ends.size === 0) return NONE;
  for (let from = Math.max(1, word.length - longest); from < word.length - 2; from += 1) {
    const found = ends.get(word.slice(from));
    if (found !== undefined) return found;
  }
  return NONE;
}

function tableOf(locale: Locale): Table {
  let table = built.get(locale);
  if (table === undefined) {
    const [whole, starts, ends] = [
      new Map<string, number[]>(),
      new Map<string, number[]>(),
      new Map<string, number[]>(),
    ];
    const words = letterWordsOf(locale);
    for (const [concept, name] of LETTER_CONCEPTS.entries()) {
      for (const word of words[name].split(" ")) {
        const [map, key] = word.endsWith("*")
          ? [starts, word.slice(0, -1)]
          : word.startsWith("*")
            ? [ends, word.slice(1)]
            : [whole, word];
        map.set(key, [...(map.get(key) ?? []), concept]);
      }
    }
    const longest = Math.max(...[...starts.keys(), ...ends.keys()].map((part) => part.length));
    table = { whole, starts, ends, longest };
    built.set(locale, table);
  }
  return table;
}
