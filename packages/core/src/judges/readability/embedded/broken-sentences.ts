import type { AnalysedSentence, Token } from "../../../text/index.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** A sentence below this many words is a stump. */
const SHORT = 4;

/** Sentences that stop too early: no end mark, half a word, a last word that cannot be last, no verb. */
export function brokenSentences(judged: JudgedText): Measure[] {
  return judged.sentences.flatMap((sentence) => [...earlyEnd(sentence, judged), ...missingParts(sentence, judged)]);
}

function earlyEnd(sentence: AnalysedSentence, judged: JudgedText): Measure[] {
  const { sentences, lexicon, source } = judged;
  const isLastOfText = sentence.index === sentences.length - 1;
  // A text that breaks off counts in full however long it is.
  const amount = isLastOfText ? 1 : shareOfText(judged);
  const last = sentence.tokens.at(-1)!;
  const place = {
    issue_type: "TRUNCATED_SENTENCE" as const,
    start: last.start,
    end: last.end,
    value: sentence.tokens.length,
  };
  const found: Measure[] = [];
  const ended = /[.!?…:;][\s"'”’»)\]`]*$/u.test(sentence.text);
  if (!ended) found.push({ key: "no_end_mark", ...place, amount });
  if (sentence.tokens.length > 1 && lexicon.neverLast.has(last.lower)) {
    found.push({ key: ended ? "hanging_end" : "truncated", ...place, amount });
  }
  if (!ended && isLastOfText && source?.isCutWord(last.lower) === true) {
    found.push({ key: "cut_word", ...place, amount: 1 });
  }
  return found;
}

function missingParts(sentence: AnalysedSentence, { sentences, lexicon }: JudgedText): Measure[] {
  const { tokens } = sentence;
  const found: Measure[] = [];
  const whole = {
    issue_type: "FRAGMENT" as const,
    start: sentence.start_char,
    end: sentence.end_char,
    value: tokens.length,
  };
  if (tokens.length < SHORT) found.push({ key: "stump", soft: true, ...whole, amount: 1 / sentences.length });
  const hasFiniteForm = (lower: string) => lexicon.finiteVerbs.has(lower) || lexicon.finiteEndings.test(lower);
  // What follows a pronoun as subject is a verb, whatever its form.
  const follows = (i: number) => lexicon.pronouns.has(tokens[i - 1]!.lower) && i < tokens.length - 1;
  // No noun stands right before an article: what does is a verb, known or not ("the mayor regrets the plan").
  const governs = (word: Token, i: number) =>
    word.isContent &&
    !word.breakAfter &&
    lexicon.objectOpeners.has(tokens[i + 1]?.lower ?? "") &&
    !word.lower.endsWith("ing");
  if (!tokens.some((word, i) => i > 0 && (hasFiniteForm(word.lower) || follows(i) || governs(word, i)))) {
    found.push({ key: "no_verb", soft: true, ...whole, amount: 1 / sentences.length });
  }
  return found;
}
