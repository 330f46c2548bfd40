// Candidates for a query as a search engine gives them: the best of a collection by BM25.
import { PACKS } from "../../packages/core/src/languages/packs.ts";
import { contentWords } from "../../packages/core/src/text/index.ts";
import { seeded } from "./seeded.ts";
import type { Passage, RankingCase } from "./sets.ts";

const CANDIDATES = 30;
const K1 = 1.2;
const B = 0.75;

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** Finds the 30 best passages of a collection for a query, in no order, each with its grade. */
export function bestByBm25(passages: readonly Passage[], lang: RankingCase["lang"]) {
  const pack = PACKS[lang]!;
  const stems = (text: string) => contentWords(text, pack).map(({ stem }) => stem);
  const postings = new Map<string, Map<number, number>>();
  const lengths = passages.map(({ title, snippet }, at) => {
    const words = stems(`${title} ${snippet}`);
    for (const word of words) {
      const holders = postings.get(word) ?? new Map<number, number>();
      holders.set(at, (holders.get(at) ?? 0) + 1);
      postings.set(word, holders);
    }
    return words.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (query: string, gradeOf: (passage: Passage) => number): RankingCase => {
    const scores = new Map<number, number>();
    for (const word of new Set(stems(query))) {
      const holders = postings.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (passages.length - holders.size + 0.5) / (holders.size + 0.5));
      for (const [at, often] of holders) {
        const weight = (often * (K1 + 1)) / (often + K1 * (1 - B + (B * lengths[at]!) / mean));
        scores.set(at, (scores.get(at) ?? 0) + rarity * weight);
      }
    }
    const best = [...scores].sort(([a, x], [b, y]) => y - x || a - b).slice(0, CANDIDATES);
    const random = seeded(query.length + 1);
    const candidates = shuffled(best, random).map(([at]) => {
      const { from: _from, ...passage } = passages[at]!;
      return { ...passage, grade: gradeOf(passages[at]!) };
    });
    return { query, lang, candidates };
  };
}
