import type { JudgedText } from "../../shared/judged-text.ts";
import type { CoherenceMeasure } from "./coherence-measures.ts";

/** A sentence below this many words is short; among several sentences a longer one is too. */
const SHORT = 4;
const SHORT_AMONG_SEVERAL = 6;
const SEVERAL = 4;
/** So many loose sentences are ordinary in any text; more are a list. */
const ORDINARY = 2;

/** Sentences of a few words. */
export function shortSentences({ sentences }: JudgedText): CoherenceMeasure[] {
  const limit = sentences.length < SEVERAL ? SHORT : SHORT_AMONG_SEVERAL;
  return sentences
    .filter(({ tokens }) => tokens.length < limit)
    .map(({ start_char: start, end_char: end, tokens }) => {
      const place = { start, end, value: tokens.length, amount: 1 / sentences.length };
      return { key: "short_sentence", ...place };
    });
}

/** Rows of sentences that open with neither a pronoun nor a connective nor a word of the one before: a list, not a story. */
export function looseSentences({ sentences }: JudgedText): CoherenceMeasure[] {
  const loose = sentences.slice(1).filter((sentence) => {
    const before = sentences[sentence.index - 1]!;
    const { pronouns, connectives, connectivePairs } = sentence.language.wordClasses;
    return !sentence.tokens
      .slice(0, 4)
      .some(
        ({ lower, stem, isContent }, i) =>
          pronouns.has(lower) ||
          connectives.has(lower) ||
          connectivePairs.has(`${lower} ${sentence.tokens[i + 1]?.lower}`) ||
          (isContent && before.stems.has(stem)),
      );
  });
  if (loose.length <= ORDINARY) return [];
  const amount = (loose.length - ORDINARY) / loose.length / (sentences.length - 1);
  const value = loose.length;
  return loose.map(({ start_char: start, end_char: end }) => ({ key: "loose_addition", start, end, value, amount }));
}
