import type { Language } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { packOf } from "../../languages/pack-of.ts";
import { detectLanguage, isStopWord, stem } from "../../text/index.ts";
import { type SplitSentence, splitOnce, splitText } from "../../text/words/split-text.ts";
import { readOnce } from "../../text/words/written-word.ts";
import type { JudgeInput } from "./evaluator.ts";
import type { JudgedSentence, JudgedWord } from "./judged-sentence.ts";
import { type JudgeLexicon, lexiconOf } from "./lexicon/index.ts";
import { indexSource, type SourceIndex } from "./source-index.ts";

/** A text as the embedded judges read it: split once, compared with its source once. */
export interface JudgedText {
  readonly text: string;
  readonly language: LanguagePack;
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
  language: LanguagePack = detectLanguage(summaryText),
  split: (text: string) => readonly SplitSentence[] = (text) => splitText(text, language),
): JudgedText {
  const source = articleText.trim() === "" ? null : indexSource(readSentences(split(articleText)));
  return {
    text: summaryText,
    language,
    lexicon: lexiconOf(language),
    sentences: readSentences(split(summaryText)),
    source: source !== null && source.sentences.length > 0 ? source : null,
  };
}

const readings = new WeakMap<JudgeInput, JudgedText>();

/** The same for the texts of an input; all judges of one check share one reading of them. */
export function judgedTextOf(
  input: JudgeInput,
  given: Language | LanguagePack = detectLanguage(input.summary_text),
): JudgedText {
  const language = packOf(given);
  const shared = readings.get(input);
  if (shared?.language === language) return shared;
  const judged = readJudgedText(input.article_text, input.summary_text, language, (text) =>
    splitOnce(input, text, language),
  );
  readings.set(input, judged);
  return judged;
}

/** Sentences of a short text: up to here a defect counts in full. */
const SHORT_TEXT = 4;

/** What one defect of many weighs: in full in a short text, less the longer the text is. */
export function shareOfText({ sentences }: JudgedText): number {
  return Math.min(1, SHORT_TEXT / Math.max(1, sentences.length));
}

/** How the judges look a written word up. */
export function inSmallLetters(written: string): string {
  return written.toLowerCase().replaceAll("’", "'");
}

/** A written word in small letters with its stem, wherever it stands. */
const judgedForm = readOnce((written, language) => {
  const lower = inSmallLetters(written);
  const isEmpty = /^\p{L}$/u.test(lower) || isStopWord(lower, language) || lower === "n't";
  return { lower, stem: isEmpty ? null : stem(lower, language) };
});

function readSentences(split: readonly SplitSentence[]): JudgedSentence[] {
  const sentences: JudgedSentence[] = [];
  for (const { start, end, text, words: given } of split) {
    if (given.length === 0) continue;
    const words = given.map((word, i): JudgedWord => {
      const { lower, stem } = judgedForm(word.written);
      const next = given[i + 1]?.start ?? end;
      const breakAfter = hasBreak(text, word.end - start, next - start);
      return {
        start: word.start,
        end: word.end,
        text: word.written.text,
        lower,
        stem,
        breakAfter,
        written: word.written,
      };
    });
    sentences.push(new ReadSentence(sentences.length, start, end, text, words));
  }
  return sentences;
}

/** A sentence whose stems are collected when somebody asks for them: nobody does for those of a source. */
class ReadSentence implements JudgedSentence {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly JudgedWord[];
  #stems: ReadonlySet<string> | undefined;

  constructor(index: number, start: number, end: number, text: string, words: readonly JudgedWord[]) {
    this.index = index;
    this.start = start;
    this.end = end;
    this.text = text;
    this.words = words;
  }

  get stems(): ReadonlySet<string> {
    this.#stems ??= stemsOf(this.words);
    return this.#stems;
  }
}

function stemsOf(words: readonly JudgedWord[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { stem } of words) if (stem !== null) stems.add(stem);
  return stems;
}

function hasBreak(text: string, start: number, end: number): boolean {
  // Nearly all words are parted by one blank.
  if (end - start === 1 && text.charCodeAt(start) === 0x20) return false;
  return /[^\s'’]/u.test(text.slice(start, end));
}
