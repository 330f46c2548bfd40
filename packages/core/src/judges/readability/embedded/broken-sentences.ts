import type { JudgedSentence, JudgedWord } from "../../shared/judged-sentence.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** A sentence below this many words is a stump. */
const SHORT = 4;

/** Sentences that stop too early: no end mark, half a word, a last word that cannot be last, no verb. */
export function brokenSentences(judged: JudgedText): Measure[] {
  return judged.sentences.flatMap((sentence) => [...earlyEnd(sentence, judged), ...missingParts(sentence, judged)]);
}

function earlyEnd(sentence: JudgedSentence, judged: JudgedText): Measure[] {
  const { sentences, lexicon, source } = judged;
  const isLastOfText = sentence.index === sentences.length - 1;
  // A text that breaks off counts in full however long it is.
  const amount = isLastOfText ? 1 : shareOfText(judged);
  const last = sentence.words.at(-1)!;
  const place = { issue_type: "TRUNCATED_SENTENCE", start: last.start, end: last.end, value: sentence.words.length };
  const found: Measure[] = [];
  const ended = /[.!?…:;][\s"'”’»)\]`]*$/u.test(sentence.text);
  if (!ended) found.push({ key: "no_end_mark", ...place, amount });
  if (sentence.words.length > 1 && lexicon.neverLast.has(last.lower)) {
    found.push({ key: ended ? "hanging_end" : "truncated", ...place, amount });
  }
  if (!ended && isLastOfText && source?.isCutWord(last.lower) === true) {
    found.push({ key: "cut_word", ...place, amount: 1 });
  }
  return found;
}

function missingParts(sentence: JudgedSentence, { sentences, lexicon }: JudgedText): Measure[] {
  const { words } = sentence;
  const found: Measure[] = [];
  const whole = { issue_type: "FRAGMENT", start: sentence.start, end: sentence.end, value: words.length };
  if (words.length < SHORT) found.push({ key: "stump", soft: true, ...whole, amount: 1 / sentences.length });
  const hasFiniteForm = (lower: string) => lexicon.finiteVerbs.has(lower) || lexicon.finiteEndings.test(lower);
  // What follows a pronoun as subject is a verb, whatever its form.
  const follows = (i: number) => lexicon.pronouns.has(words[i - 1]!.lower) && i < words.length - 1;
  // No noun stands right before an article: what does is a verb, known or not ("the mayor regrets the plan").
  const governs = (word: JudgedWord, i: number) =>
    word.stem !== null &&
    !word.breakAfter &&
    lexicon.objectOpeners.has(words[i + 1]?.lower ?? "") &&
    !word.lower.endsWith("ing");
  if (!words.some((word, i) => i > 0 && (hasFiniteForm(word.lower) || follows(i) || governs(word, i)))) {
    found.push({ key: "no_verb", soft: true, ...whole, amount: 1 / sentences.length });
  }
  return found;
}
