// Throughput of the text layer in MB/s (a million UTF-16 code units), boundary F1 of the sentence sets, and speed on
// hostile input. Run with `npx node bench/text.ts`.
import {
  contentWords,
  detectLanguage,
  foldText,
  type Language,
  packOf,
  segmentSentences,
} from "../packages/core/src/text/index.ts";
import { HOLDOUT } from "../packages/core/src/text/testing/holdout.ts";
import { readPassages, scoreBoundaries } from "../packages/core/src/text/testing/marked-passages.ts";
import { PASSAGES_DE } from "../packages/core/src/text/testing/passages-de.ts";
import { PASSAGES_EN } from "../packages/core/src/text/testing/passages-en.ts";
import { PASSAGES_ES } from "../packages/core/src/text/testing/passages-es.ts";
import { PASSAGES_PT } from "../packages/core/src/text/testing/passages-pt.ts";

const SETS: Readonly<Record<Language, string>> = { en: PASSAGES_EN, de: PASSAGES_DE, es: PASSAGES_ES, pt: PASSAGES_PT };
const plain = (source: string) => source.replaceAll("¦", "").replaceAll("\n---\n", "\n\n");

function milliseconds(work: () => unknown, rounds = 15): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i += 1) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

console.log("boundary F1            set   held back");
for (const language of Object.keys(SETS) as Language[]) {
  const endsOf = (text: string) => segmentSentences(text, packOf(language)).map((sentence) => sentence.end_char);
  const set = scoreBoundaries(readPassages(SETS[language]), endsOf);
  const held = scoreBoundaries(readPassages(HOLDOUT[language]), endsOf);
  console.log(
    `  ${language}  ${set.f1.toFixed(4)} (${set.sentences} sentences)   ${held.f1.toFixed(4)} (${held.sentences} sentences)`,
  );
}

console.log("throughput             sentences   folding   content words   600 words");
for (const language of Object.keys(SETS) as Language[]) {
  const text = plain(SETS[language]).repeat(12);
  const rate = (work: () => unknown) => `${(text.length / 1000 / milliseconds(work)).toFixed(1)} MB/s`.padStart(11);
  const article = text.split(/\s+/).slice(0, 600).join(" ");
  const warm = milliseconds(() => contentWords(article, packOf(language))).toFixed(2);
  console.log(
    `  ${language}             ${rate(() => segmentSentences(text, packOf(language)))} ${rate(() => foldText(text))} ` +
      `${rate(() => contentWords(text, packOf(language)))}       ${warm} ms`,
  );
}
console.log(
  `language detection of one article: ${milliseconds(() => detectLanguage(plain(PASSAGES_ES))).toFixed(3)} ms`,
);

console.log("hostile input, 100 kB each: sentences, folding");
for (const piece of [
  ".",
  '"',
  "(",
  "\n",
  ". ",
  ".\n",
  "'.\"",
  "a.B",
  "Dr. ",
  "\u0301",
  "e\u0301\u0327",
  "**",
  "\u{1f600}",
  "! 😀",
]) {
  const text = piece.repeat(100_000 / piece.length);
  const cut = milliseconds(() => segmentSentences(text, packOf("en")), 3).toFixed(1);
  const fold = milliseconds(() => foldText(text), 3).toFixed(1);
  console.log(`  ${JSON.stringify(piece).padEnd(12)} ${cut.padStart(8)} ms ${fold.padStart(8)} ms`);
}
