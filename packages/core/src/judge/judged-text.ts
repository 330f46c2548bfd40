import {
  detectLanguage,
  isStopWord,
  type Language,
  type Sentence,
  segmentSentences,
  stem,
  type TextSpan,
  tokenizeWords,
} from "../text/index.ts";
import { rememberWords } from "../text/words/remember-words.ts";
import type { JudgeInput } from "./evaluator.ts";
import { type JudgeLexicon, lexiconOf } from "./lexicon/index.ts";
import { indexSource, type SourceIndex } from "./source-index.ts";

/** A word of the judged text. */
export interface JudgedWord extends TextSpan {
  readonly lower: string;
  /** What the inflected forms share; null for function words and single letters. */
  readonly stem: string | null;
  /** True when punctuation stands between this word and the next one of the sentence. */
  readonly breakAfter: boolean;
}

/** A sentence of the judged text with its words. Offsets of words count in the whole text. */
export interface JudgedSentence extends Sentence {
  readonly words: readonly JudgedWord[];
  /** The stems of its content words. */
  readonly stems: ReadonlySet<string>;
}

/** A text as the embedded judges read it: split once, compared with its source once. */
export interface JudgedText {
  readonly text: string;
  readonly language: Language;
  readonly lexicon: JudgeLexicon;
  /** Sentences that have at least one word. */
  readonly sentences: readonly JudgedSentence[];
  /** Null when there is no source to compare with. */
  readonly source: SourceIndex | null;
}

/** Reads a text and its source for the embedded judges. The language defaults to the detected one. */
export function readJudgedText(
  articleText: string,
  summaryText: string,
  language: Language = detectLanguage(summaryText),
): JudgedText {
  const source = articleText.trim() === "" ? null : indexSource(readSentences(articleText, language));
  return {
    text: summaryText,
    language,
    lexicon: lexiconOf(language),
    sentences: readSentences(summaryText, language),
    source: source !== null && source.sentences.length > 0 ? source : null,
  };
}

const readings = new WeakMap<JudgeInput, JudgedText>();

/** The same for the texts of an input; all judges of one check share one reading of them. */
export function judgedTextOf(input: JudgeInput, language: Language = detectLanguage(input.summary_text)): JudgedText {
  const shared = readings.get(input);
  if (shared?.language === language) return shared;
  const judged = readJudgedText(input.article_text, input.summary_text, language);
  readings.set(input, judged);
  return judged;
}

/** Sentences of a short text: up to here a defect counts in full. */
const SHORT_TEXT = 4;

/** What one defect of many weighs: in full in a short text, less the longer the text is. */
export function shareOfText({ sentences }: JudgedText): number {
  return Math.min(1, SHORT_TEXT / Math.max(1, sentences.length));
}

/** A written word in small letters with its stem, wherever it stands. */
const judgedForm = rememberWords((written, language) => {
  const lower = written.toLowerCase().replaceAll("’", "'");
  const isEmpty = /^\p{L}$/u.test(lower) || isStopWord(lower, language) || lower === "n't";
  return { lower, stem: isEmpty ? null : stem(lower, language) };
});

function readSentences(text: string, language: Language): JudgedSentence[] {
  const sentences: JudgedSentence[] = [];
  for (const sentence of segmentSentences(text, language)) {
    const spans = tokenizeWords(sentence.text);
    if (spans.length === 0) continue;
    const words = spans.map((span, i): JudgedWord => {
      const form = judgedForm(span.text, language);
      const next = spans[i + 1]?.start ?? sentence.text.length;
      return {
        start: sentence.start + span.start,
        end: sentence.start + span.end,
        text: span.text,
        lower: form.lower,
        stem: form.stem,
        breakAfter: hasBreak(sentence.text, span.end, next),
      };
    });
    const found = new Set<string>();
    for (const word of words) if (word.stem !== null) found.add(word.stem);
    sentences.push({ ...sentence, index: sentences.length, words, stems: found });
  }
  return sentences;
}

function hasBreak(text: string, start: number, end: number): boolean {
  // Nearly all words are parted by one blank.
  if (end - start === 1 && text.charCodeAt(start) === 0x20) return false;
  return /[^\s'’]/u.test(text.slice(start, end));
}
