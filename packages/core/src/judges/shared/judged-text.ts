import type { LanguagePack } from "../../languages/language-pack.ts";
import { atOnce, type Steps } from "../../ports/steps.ts";
import { AnalysedSentence } from "../../text/analysed-sentence.ts";
import { detectLanguage, type TextDocument, type TextPair, textPairOf } from "../../text/index.ts";
import { readOnce } from "../../text/read-once.ts";
import { readSentences } from "../../text/read-sentences.ts";
import type { CopyRun } from "./copy-runs.ts";
import { indexSource, type SourceIndex } from "./source-index.ts";

/** A text as the embedded judges of style read it, beside its source. */
export class JudgedText {
  readonly text: string;
  readonly language: LanguagePack;
  /** Sentences that have at least one word. */
  readonly sentences: readonly AnalysedSentence[];
  readonly #told: readonly AnalysedSentence[];
  #source: SourceIndex | null | undefined;
  #runs: readonly (readonly CopyRun[])[] | undefined;
  #addressesReader: boolean | undefined;

  constructor({ article, summary, language }: TextPair) {
    this.text = summary.text;
    this.language = language;
    this.sentences = sentencesWithWords(summary);
    this.#told = sentencesWithWords(article);
  }

  /** Null when there is no source to compare with. */
  get source(): SourceIndex | null {
    if (this.#source === undefined) atOnce(this.readSource());
    return this.#source!;
  }

  /** Reads the source word by word: whoever asks for it afterwards has it at once. */
  *readSource(): Steps<void> {
    if (this.#source === undefined) this.#source = this.#told.length > 0 ? yield* indexSource(this.#told) : null;
  }

  /** Whether a form of politeness, written with a capital inside a sentence, shows that the text speaks to its reader. */
  get addressesReader(): boolean {
    this.#addressesReader ??= this.sentences.some(({ tokens, language }) =>
      tokens.some(({ text }, i) => i > 0 && language.wordClasses.politeForms.has(text)),
    );
    return this.#addressesReader;
  }

  /** For each sentence the runs of words it has in common with the source; none without a source. */
  get runs(): readonly (readonly CopyRun[])[] {
    this.#runs ??= this.sentences.map((sentence) => this.#runsOf(sentence));
    return this.#runs;
  }

  /** Reads the runs sentence by sentence: whoever asks for them afterwards has them at once. */
  *readRuns(): Steps<void> {
    if (this.#runs !== undefined) return;
    const runs: (readonly CopyRun[])[] = [];
    for (const sentence of this.sentences) {
      runs.push(this.#runsOf(sentence));
      yield 20;
    }
    this.#runs = runs;
  }

  #runsOf({ tokens }: AnalysedSentence): readonly CopyRun[] {
    return this.source?.runs(tokens) ?? [];
  }
}

/** The texts of a check as the judges of style read them, once for all of them. */
export const judgedTextOf: (texts: TextPair) => JudgedText = readOnce((texts: TextPair) => new JudgedText(texts));

/** The same, step by step. */
export function* readForStyle(texts: TextPair): Steps<JudgedText> {
  yield* readSentences(texts);
  const judged = judgedTextOf(texts);
  yield texts.article_text.length / 100;
  yield* judged.readSource();
  return judged;
}

/** Reads a text and its source for the embedded judges. The language defaults to the detected one. */
export function readJudgedText(
  article_text: string,
  summary_text: string,
  language: LanguagePack = detectLanguage(summary_text),
): JudgedText {
  return judgedTextOf(textPairOf({ article_text, summary_text }, language));
}

/** Sentences of a short text: up to here a defect counts in full. */
const SHORT_TEXT = 4;

/** What one defect of many weighs: in full in a short text, less the longer the text is. */
export function shareOfText({ sentences }: JudgedText): number {
  return Math.min(1, SHORT_TEXT / Math.max(1, sentences.length));
}

/** The sentences of a text that have a word, numbered among themselves: a row of stars is none to a reader. */
function sentencesWithWords({ sentences, language }: TextDocument): readonly AnalysedSentence[] {
  if (sentences.every(({ tokens }) => tokens.length > 0)) return sentences;
  return sentences
    .filter(({ tokens }) => tokens.length > 0)
    .map(
      ({ start_char, end_char, text }, index) => new AnalysedSentence({ index, start_char, end_char, text }, language),
    );
}
