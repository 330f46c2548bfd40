import type { Language } from "../../text/index.ts";
import english from "./data/english-lexicon.json" with { type: "json" };

/** What is known about the words of a language, by stem. */
export interface Lexicon {
  /** Place of a stem in the order of frequency, from 0 (most frequent) to 1; 1 for a stem that is not frequent. */
  rarity(stem: string): number;
  /** True when one of the stem's synonyms is in the set. */
  hasSynonymIn(stem: string, stems: { has(stem: string): boolean }): boolean;
  /** True when a stem of opposite meaning is in the set. */
  hasOppositeIn(stem: string, stems: { has(stem: string): boolean }): boolean;
}

interface Tables {
  readonly rank: ReadonlyMap<string, number>;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly opposites: ReadonlyMap<string, readonly string[]>;
}

let englishTables: Tables | undefined;

/** The lexicon of a language. Only English has one so far; elsewhere every word is rare and has no relations. */
export function lexiconOf(language: Language): Lexicon {
  if (language !== "en") return EMPTY;
  englishTables ??= readTables();
  const { rank, synonyms, opposites } = englishTables;
  return {
    rarity: (stem) => rank.get(stem) ?? 1,
    hasSynonymIn: (stem, stems) => meets(synonyms.get(stem), stems),
    hasOppositeIn: (stem, stems) => meets(opposites.get(stem), stems),
  };
}

const EMPTY: Lexicon = { rarity: () => 1, hasSynonymIn: () => false, hasOppositeIn: () => false };

function meets(list: readonly string[] | undefined, stems: { has(stem: string): boolean }): boolean {
  return list?.some((stem) => stems.has(stem)) ?? false;
}

function readTables(): Tables {
  const order = english.frequent.split(" ");
  const scale = Math.log1p(order.length);
  const rank = new Map(order.map((stem, at) => [stem, Math.log1p(at) / scale]));
  return { rank, synonyms: readTable(english.synonyms), opposites: readTable(english.opposites) };
}

function readTable(text: string): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const entry of text.split(" ")) {
    const colon = entry.indexOf(":");
    table.set(entry.slice(0, colon), entry.slice(colon + 1).split(","));
  }
  return table;
}
