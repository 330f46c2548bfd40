import { LANGUAGES, type Language, TRACES } from "../../languages/language.ts";
import type { LanguageTraces } from "../../languages/language-pack.ts";
import { memoizeWord } from "../words/memoize-words.ts";

/** The code of a text's language and how sure that is. */
export interface ToldLanguage {
  readonly language: Language;
  /** 0 without any evidence, towards 1 the further the best language is ahead of the second. */
  readonly confidence: number;
}

const KNOWN: readonly LanguageTraces[] = Object.values(TRACES);
/** No text needs more to settle its language. */
const SAMPLE = 4000;
/** Letters of a cut word that are looked at. */
const LONGEST_CUT = 40;
/** "Euros" on each line of a price list says no more than it does on a few. */
const MOST_TIMES = 3;
/** A lead that no further words will turn round. */
const SETTLED = 60;
const MAX_GRAM_LENGTH = 7;

let marks: Marks | undefined;

/** Tells the language of a text among all there are, loaded or not; English when nothing speaks for any. */
export function tellLanguage(text: string): ToldLanguage {
  const scores = new Float64Array(KNOWN.length);
  const seen = new Map<string, number>();
  // One after the other: most texts are told by their first sentence.
  for (const [word] of sampleOf(text).matchAll(/[\p{L}\p{M}]+|[¿¡]/gu)) {
    const times = seen.get(word) ?? 0;
    if (times === MOST_TIMES) continue;
    seen.set(word, times + 1);
    add(scores, weightsOfWord(word), 1);
    if (ranked(scores).lead > SETTLED) break;
  }
  const { best, lead, second } = ranked(scores);
  return { language: LANGUAGES[best]!, confidence: lead / (lead + second * 0.5 + 3) };
}

/** The beginning of a text, without a word that it would cut in two: "eu" of "euros" is Portuguese. */
function sampleOf(text: string): string {
  if (text.length < SAMPLE) return text;
  // In its last letters only: the expression looks for an end from every place it is given.
  const end = SAMPLE - LONGEST_CUT;
  return text.slice(0, end) + text.slice(end, SAMPLE).replace(/[\p{L}\p{M}]+$/u, "");
}

interface Marks {
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly grams: ReadonlyMap<string, readonly number[]>;
}

/** How far a written word, by itself and by its letters, speaks for each language. */
const weightsOfWord = memoizeWord((written): Float64Array => {
  marks ??= { words: wordTable(), grams: weightTable((language) => language.detection.grams) };
  const word = written.slice(0, 40).toLowerCase().normalize("NFC");
  const known = marks.words.get(word);
  const sum = new Float64Array(KNOWN.length);
  if (known !== undefined) add(sum, known, 1);
  // A known word has said what it can; its letters would only repeat it.
  const share = known === undefined ? 1 : 0.2;
  const padded = `_${word}_`;
  for (let start = 0; start < padded.length; start += 1) {
    for (let end = start + 1; end <= Math.min(start + MAX_GRAM_LENGTH, padded.length); end += 1) {
      const weights = marks.grams.get(padded.slice(start, end));
      if (weights !== undefined) add(sum, weights, share);
    }
  }
  return sum;
});

function add(scores: Float64Array, weights: ArrayLike<number>, share: number): void {
  for (let k = 0; k < scores.length; k += 1) scores[k]! += weights[k]! * share;
}

function ranked(scores: Float64Array): { best: number; lead: number; second: number } {
  let best = 0;
  for (let k = 1; k < scores.length; k += 1) if (scores[k]! > scores[best]!) best = k;
  let second = 0;
  for (let k = 0; k < scores.length; k += 1) if (k !== best) second = Math.max(second, scores[k]!);
  return { best, lead: scores[best]! - second, second };
}

/** Every function word counts for its languages, shared where several have it; the table of weights has the last word. */
function wordTable(): Map<string, readonly number[]> {
  const table = new Map<string, number[]>();
  for (const [k, language] of KNOWN.entries()) {
    for (const word of language.stopWords) {
      const owners = KNOWN.filter((other) => other.stopWords.has(word)).length;
      weightsOf(table, word)[k] = (word.length > 2 ? 3 : 2) / owners;
    }
  }
  for (const [word, weights] of weightTable((language) => language.detection.words)) {
    const merged = weightsOf(table, word);
    for (const [k, weight] of weights.entries()) if (weight > 0) merged[k] = weight;
  }
  return table;
}

function weightTable(listOf: (language: LanguageTraces) => string): Map<string, readonly number[]> {
  const table = new Map<string, number[]>();
  for (const [k, language] of KNOWN.entries()) {
    for (const entry of listOf(language).trim().split(/\s+/)) {
      const [mark = "", weight = "0"] = entry.split(":");
      weightsOf(table, mark)[k] = Number(weight);
    }
  }
  return table;
}

function weightsOf(table: Map<string, number[]>, key: string): number[] {
  let weights = table.get(key);
  if (weights === undefined) {
    weights = KNOWN.map(() => 0);
    table.set(key, weights);
  }
  return weights;
}
