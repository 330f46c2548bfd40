import type { Steps } from "../../../../ports/steps.ts";
import { readOnce } from "../../../../text/read-once.ts";
import type { ComparedText, SourceText } from "../../source-text.ts";
import type { ClaimReading } from "../claim-reading.ts";
import { type ComparedSpan, readSentence } from "../compared-span.ts";
import { CLAIM_FEATURES, claimFeatures } from "./claim-features.ts";
import { dropFrames } from "./drop-frames.ts";
import { lexiconOf, readLexicon } from "./lexicon.ts";
import { SENTENCE_FEATURES, sentenceFeatures } from "./sentence-features.ts";
import { SourceProfile } from "./source-profile.ts";
import { spokenShare } from "./spoken-share.ts";

const PARAPHRASES = SENTENCE_FEATURES.indexOf("paraphrases");
const NOVEL = SENTENCE_FEATURES.indexOf("novel_count");

/**
 * How often the words and values of a summary may meet those of the source. Real texts stay far below; one that
 * repeats the words of its source thousands of times is measured up to there.
 */
const MAX_MEETINGS = 2_000_000;

/** Words between two places to pause at. */
const WORDS = 2000;

/** The names of the numbers `summaryFeatures` gives, in order. */
export const SUMMARY_FEATURES: readonly string[] = [
  ...["max", "min", "mean", "sum"].flatMap((how) => SENTENCE_FEATURES.map((name) => `${how}_${name}`)),
  "sentences",
  "words",
  "article_words",
  "repeated_pairs",
  "repeated_words",
  "cut_off",
  "paraphrased_share",
  "spoken_source",
  ...["max", "mean"].flatMap((how) => CLAIM_FEATURES.map((name) => `claims_${how}_${name}`)),
];

/**
 * Measures a summary against its article: every sentence, summed up in four ways, the whole, and every claim in two. Who
 * looks at some features of the claims only says so; the others are 0.
 */
export function* summaryFeatures(
  source: SourceText,
  summary: ComparedText,
  claims: readonly ClaimReading[],
  isWanted?: (claimFeature: string) => boolean,
): Steps<number[]> {
  yield* readLexicon(source.language);
  const lexicon = lexiconOf(source.language);
  const profile = profileOf(source);
  yield source.text.length / 20;
  const rows: number[][] = [];
  let meetings = 0;
  for (const { index } of summary.sentences) {
    if (meetings > MAX_MEETINGS) break;
    // Most claims are whole sentences: their values are read already.
    const sentence = dropFrames(readSentence(summary, index, (text) => source.beside(text).values));
    if (sentence === undefined || sentence.words.length === 0) continue;
    if (sentence.quantities.length + sentence.dates.length > 0) yield* profile.readValues();
    const met = countMeetings(sentence, profile);
    meetings += met;
    yield met / 20;
    rows.push(yield* sentenceFeatures(sentence, profile, lexicon));
  }
  const sentences = yield* sumUp(rows, SENTENCE_FEATURES.length);
  const sums = sentences.map(({ sum }) => sum);
  const measured: number[][] = [];
  for (const claim of claims) {
    measured.push(claimFeatures(claim, isWanted));
    yield 50 + summary.text.length / claims.length / 2;
  }
  const repeated = yield* repetition(summary);
  const ofClaims = yield* sumUp(measured, CLAIM_FEATURES.length);
  return [
    ...sentences.map(({ greatest }) => greatest),
    ...sentences.map(({ least }) => least),
    ...sums.map((sum) => sum / Math.max(1, rows.length)),
    ...sums,
    rows.length,
    Math.log1p(summary.words.length),
    Math.log1p(source.words.length),
    ...repeated,
    /[.!?"'”’»)\]]\s*$/.test(summary.text) ? 0 : 1,
    (sums[PARAPHRASES]! + 0.5) / (sums[NOVEL]! + 1),
    spokenShare(source),
    ...ofClaims.map(({ greatest }) => greatest),
    ...ofClaims.map(({ sum }) => sum / Math.max(1, claims.length)),
  ];
}

/** Many texts may be held against one source, as the sentences of a guarded stream are. */
const profileOf = readOnce((source: SourceText) => new SourceProfile(source, lexiconOf(source.language)));

interface Column {
  readonly sum: number;
  readonly greatest: number;
  readonly least: number;
}

/** The rows column by column; 0 where there are none. */
function* sumUp(rows: readonly (readonly number[])[], width: number): Steps<Column[]> {
  const columns: Column[] = [];
  for (let at = 0; at < width; at += 1) {
    let sum = 0;
    let greatest = rows[0]?.[at] ?? 0;
    let least = greatest;
    for (const row of rows) {
      const value = row[at]!;
      sum += value;
      greatest = Math.max(greatest, value);
      least = Math.min(least, value);
    }
    columns.push({ sum, greatest, least });
    yield rows.length / 20;
  }
  return columns;
}

/** How many pairs of a word or value of the sentence and the same word or any value of the source there are. */
function countMeetings({ words, quantities, dates }: ComparedSpan, profile: SourceProfile): number {
  let count = 0;
  for (const word of words) if (!word.stop) count += profile.source.places.get(word.stem)?.length ?? 0;
  if (quantities.length > 0) count += quantities.length * profile.values.quantities.length;
  if (dates.length > 0) count += dates.length * profile.values.dates.length;
  return count;
}

/** Shares of content words that repeat: neighbouring pairs over the whole text, single words inside a sentence. */
function* repetition({ words }: ComparedText): Steps<[number, number]> {
  const content = words.filter((word) => !word.stop);
  const pairs = new Set<string>();
  const seen = new Set<string>();
  let repeatedPairs = 0;
  let repeatedWords = 0;
  for (const [at, word] of content.entries()) {
    const next = content[at + 1];
    if (next !== undefined) {
      const pair = `${word.stem} ${next.stem}`;
      if (pairs.has(pair)) repeatedPairs += 1;
      pairs.add(pair);
    }
    const inSentence = `${word.sentence} ${word.stem}`;
    if (seen.has(inSentence)) repeatedWords += 1;
    seen.add(inSentence);
    if (at % WORDS === WORDS - 1) yield WORDS / 3;
  }
  const size = Math.max(1, content.length);
  return [repeatedPairs / size, repeatedWords / size];
}
