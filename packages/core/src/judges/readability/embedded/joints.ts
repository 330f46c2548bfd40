import { copySeams } from "../../shared/copied-pieces.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** Words that were put together without a joint: glued copies, word pairs the source never has, missing full stops. */
export function missingJoints(judged: JudgedText): Measure[] {
  const found: Measure[] = [];
  const { sentences, lexicon, text } = judged;
  for (const seam of copySeams(judged)) {
    const place = { start: seam.start, end: seam.end, value: 1 };
    found.push({ key: seam.kind, soft: true, issue_type: "HARD_TO_PARSE", ...place, amount: 1 / sentences.length });
  }
  for (const { tokens } of sentences) {
    tokens.forEach((word, i) => {
      const next = tokens[i + 1];
      if (next === undefined) return;
      const gap = text.slice(word.end, next.start);
      // A closing quote or bracket, no end mark, and then a new subject: a full stop is missing.
      if (/^\s*['’"”»)\]]+\s+$/u.test(gap) && lexicon.subjectOpeners.has(next.lower) && i >= 3) {
        found.push({
          key: "missing_full_stop",
          issue_type: "RUN_ON",
          start: word.start,
          end: next.end,
          value: 1,
          amount: shareOfText(judged),
        });
      }
    });
  }
  for (const { index, tokens } of sentences) {
    if (judged.runs[index]!.length <= 1) continue;
    const place = { start: tokens[0]!.start, end: tokens.at(-1)!.end, value: 1, amount: 1 / sentences.length };
    // Free wording is no fault of a sentence: one hint for the whole text.
    found.push({ key: "reworded", soft: true, quiet: true, issue_type: "HARD_TO_PARSE", ...place });
  }
  return found;
}
