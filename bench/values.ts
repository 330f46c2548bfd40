// Throughput of the value, name and polarity finders in MB/s (a million UTF-16 code units) and the time for one
// 600-word article. Run with `npx node bench/values.ts`.
import {
  findDates,
  findNames,
  findPolarity,
  findQuantities,
  findValues,
  type Language,
  type LanguagePack,
  nameEvidence,
  packOf,
} from "../packages/core/src/text/index.ts";
import { PASSAGES_DE } from "../packages/core/src/text/testing/passages-de.ts";
import { PASSAGES_EN } from "../packages/core/src/text/testing/passages-en.ts";
import { PASSAGES_ES } from "../packages/core/src/text/testing/passages-es.ts";
import { PASSAGES_PT } from "../packages/core/src/text/testing/passages-pt.ts";

const SETS: Readonly<Record<Language, string>> = { en: PASSAGES_EN, de: PASSAGES_DE, es: PASSAGES_ES, pt: PASSAGES_PT };

function milliseconds(work: () => unknown, rounds = 15): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

const finders: Readonly<Record<string, (text: string, language: LanguagePack) => unknown>> = {
  "quantities and dates": findValues,
  quantities: findQuantities,
  dates: findDates,
  names: (text, language) => findNames(text, { language: language }),
  polarity: findPolarity,
};

for (const language of Object.keys(SETS) as Language[]) {
  const text = SETS[language].replaceAll("¦", "").replaceAll("\n---\n", "\n\n").repeat(8);
  const article = text.split(/\s+/).slice(0, 600).join(" ");
  for (const [name, find] of Object.entries(finders)) {
    const rate = text.length / 1000 / milliseconds(() => find(text, packOf(language)));
    const one = milliseconds(() => find(article, packOf(language)));
    console.log(`${language}  ${name.padEnd(22)} ${rate.toFixed(1).padStart(6)} MB/s   600 words ${one.toFixed(2)} ms`);
  }
  const evidence = milliseconds(() => nameEvidence(article, packOf(language)));
  console.log(
    `${language}  ${"name evidence".padEnd(22)} ${"".padStart(6)}        600 words ${evidence.toFixed(2)} ms`,
  );
}
