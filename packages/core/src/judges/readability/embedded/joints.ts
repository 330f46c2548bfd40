import type { Steps } from "../../../ports/steps.ts";
import type { Token } from "../../../text/index.ts";
import { copySeams } from "../../shared/copied-pieces.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { SourceIndex } from "../../shared/source-index.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** Words that were put together without a joint: glued copies, missing full stops. */
export function missingJoints(judged: JudgedText): ReadabilityMeasure[] {
  const found: ReadabilityMeasure[] = [];
  const { sentences, text } = judged;
  for (const { kind, start, end } of copySeams(judged)) {
    if (kind !== "cut_end") found.push({ key: kind, start, end, value: 1, amount: 1 / sentences.length });
  }
  for (const { tokens, language } of sentences) {
    tokens.forEach((word, i) => {
      const next = tokens[i + 1];
      if (next === undefined) return;
      const gap = text.slice(word.end, next.start);
      // A closing quote or bracket, no end mark, and then a new subject: a full stop is missing.
      if (/^\s*['’"”»)\]]+\s+$/u.test(gap) && language.wordClasses.subjectOpeners.has(next.lower) && i >= 3) {
        const place = { start: word.start, end: next.end, value: 1 };
        found.push({ key: "missing_full_stop", ...place, amount: shareOfText(judged) });
      }
    });
  }
  return found;
}

/** Words in a row in other words than those of a source in the same language, three at a time. */
export function* newWording({ sentences, source }: JudgedText): Steps<ReadabilityMeasure[]> {
  if (source === null) return [];
  const language = source.sentences[0]?.language;
  const words = sentences.flatMap(({ tokens }) => tokens);
  const triples = Math.max(1, words.length - 2);
  const found: ReadabilityMeasure[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const from = at;
    at += sentence.tokens.length;
    if (sentence.language !== language) continue;
    let fresh = 0;
    for (let i = from; i < Math.min(at, triples); i += 1) if (!isCopied(words, i, source)) fresh += 1;
    const place = { start: sentence.start_char, end: sentence.end_char, value: fresh };
    if (fresh > 0) found.push({ key: "new_wording", ...place, amount: fresh / triples });
    yield sentence.tokens.length;
  }
  return found;
}

/** Whether three words stand in the source in a row, words at their start that the source does not have left aside. */
function isCopied(words: readonly Token[], from: number, source: SourceIndex): boolean {
  for (let i = from; i < from + 3 && i < words.length; i += 1) {
    const copied = source.copied(words, i, from + 3 - i);
    if (copied > 0) return i + copied === from + 3;
  }
  return false;
}
