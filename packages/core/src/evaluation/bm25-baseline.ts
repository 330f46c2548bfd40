import type { RankingRow } from "../contracts/evaluation/dataset-row.ts";
import { isLanguage } from "../languages/language.ts";
import type { LanguagePack } from "../languages/language-pack.ts";
import { packOf } from "../languages/pack-of.ts";
import { contentWords, detectLanguage } from "../text/index.ts";

/** How fast repeated words stop counting, and how much long candidates pay: Robertson's usual values. */
const K1 = 1.2;
const B = 0.75;

/**
 * Okapi BM25 over the candidates of one query: the yardstick every ranker has to beat, not a ranker of the product.
 * Word statistics come from the candidates themselves, so a score needs nothing but the row.
 */
export function bm25Scores({ query, candidates, lang }: RankingRow): number[] {
  const language = isLanguage(lang) ? lang : detectLanguage(query);
  const documents = candidates.map(({ title, snippet }) => countWords(`${title} ${snippet}`, packOf(language)));
  const lengths = documents.map((words) => [...words.values()].reduce((sum, count) => sum + count, 0));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  const terms = [...countWords(query, packOf(language)).keys()];
  const rarity = new Map(
    terms.map((term) => {
      const holding = documents.filter((words) => words.has(term)).length;
      return [term, Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5))] as const;
    }),
  );
  return documents.map((words, i) => {
    let score = 0;
    for (const term of terms) {
      const count = words.get(term) ?? 0;
      const damping = K1 * (1 - B + (B * lengths[i]!) / Math.max(1, meanLength));
      score += (rarity.get(term)! * count * (K1 + 1)) / (count + damping);
    }
    return score;
  });
}

function countWords(text: string, language: LanguagePack): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of contentWords(text, language)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
