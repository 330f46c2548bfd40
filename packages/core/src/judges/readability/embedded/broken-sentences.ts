import type { AnalysedSentence } from "../../../text/index.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** A sentence below this many words is short. */
const SHORT = 4;
/** A last line of at most so many words that ends on a name signs a letter. */
const SIGNATURE = 12;

/** Sentences that stop too early: no end mark, half a word, a last word that cannot be last. */
export function brokenSentences(judged: JudgedText): ReadabilityMeasure[] {
  return judged.sentences.flatMap((sentence) => [...earlyEnd(sentence, judged), ...weakParts(sentence, judged)]);
}

function earlyEnd(sentence: AnalysedSentence, judged: JudgedText): ReadabilityMeasure[] {
  const { sentences, source } = judged;
  const { tokens, language } = sentence;
  const { neverLast, rarelyLast } = language.wordClasses;
  const last = tokens.at(-1)!;
  const place = { start: last.start, end: last.end, value: tokens.length };
  const hangs = tokens.length > 1 && last.text === last.lower;
  if (isEnded(sentence)) {
    const isHanging = hangs && neverLast.has(last.lower) && /\p{L}[.!?]\s*$/u.test(sentence.text);
    return isHanging ? [{ key: "hanging_end", ...place, amount: shareOfText(judged) }] : [];
  }
  // Headings, entries of a list and lines of a chat end without a mark; the last sentence of a text breaks off.
  if (sentence.index < sentences.length - 1 || !sentences.slice(0, -1).every(isEnded)) return [];
  const isCut = source?.isCutWord(last.lower) === true;
  if (!isCut && isSignature(sentence)) return [];
  const found: ReadabilityMeasure[] = [{ key: "no_end_mark", ...place, amount: 1 }];
  if (isCut) found.push({ key: "cut_word", ...place, amount: 1 });
  if (hangs && (neverLast.has(last.lower) || rarelyLast.has(last.lower))) {
    found.push({ key: "truncated", ...place, amount: 1 });
  }
  return found;
}

function isEnded({ text }: AnalysedSentence): boolean {
  return /[.!?…:;][\s"'“”‘’«»)\]`–—-]*$/u.test(text);
}

/** "Yours sincerely, Judith Penhallow". */
function isSignature({ index, tokens }: AnalysedSentence): boolean {
  const last = tokens.at(-1)!;
  return index > 0 && tokens.length <= SIGNATURE && (last.text !== last.lower || /\d/u.test(last.text));
}

/** Short sentences, and sentences that end on a word sentences rarely end on. */
function weakParts(sentence: AnalysedSentence, { sentences }: JudgedText): ReadabilityMeasure[] {
  const { tokens, language, start_char: start, end_char: end } = sentence;
  // A text of one short sentence is short, and that is all.
  if (sentences.length < 2) return [];
  const found: ReadabilityMeasure[] = [];
  const amount = 1 / sentences.length;
  if (tokens.length < SHORT) found.push({ key: "short_sentence", start, end, value: tokens.length, amount });
  const last = tokens.at(-1)!;
  if (tokens.length > 1 && language.wordClasses.rarelyLast.has(last.lower)) {
    found.push({ key: "weak_end", start: last.start, end: last.end, value: 1, amount });
  }
  return found;
}
