import { findPolarity, type PolarityCue } from "../../../../text/index.ts";
import { readOnce } from "../../../../text/read-once.ts";
import { perLanguage } from "../../../../text/words/per-language.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { stemsOf } from "../../embedded/stems-of.ts";
import type { ComparedWord } from "../../source-text.ts";

/** "Declined to declare an emergency": how many words such a verb reaches. */
const IMPLIED_REACH = 6;

/** Cues that turn the whole statement; "without", "rather than" and the like turn a part of it only. */
const TURNING: ReadonlySet<string> = new Set(["not", "never", "no", "none", "nor"]);

const impliedNegationsOf = perLanguage((language) => stemsOf(language.judging.impliedNegations, language));

/** The negations of a span with offsets of the whole text. */
export const negationsOf: (side: ComparedSpan) => readonly PolarityCue[] = readOnce((side: ComparedSpan) => {
  const { language } = side;
  const found = findPolarity(side.text, language)
    .filter((cue) => cue.kind === "negation" && TURNING.has(cue.value) && cue.text.toLowerCase() !== "non")
    .map((cue) => ({
      ...cue,
      start: cue.start + side.start,
      end: cue.end + side.start,
      scope: { start: cue.scope.start + side.start, end: cue.scope.end + side.start },
    }));
  const implied = impliedNegationsOf(language);
  side.words.forEach((word, at) => {
    if (!implied.has(word.stem)) return;
    const { start, end } = word;
    const scope = { start: end, end: side.words[at + IMPLIED_REACH]?.end ?? side.end };
    found.push({ start, end, text: word.lower, kind: "negation", value: "not", scope });
  });
  return found;
});

/** True for a word in reach of a negation. */
export function isNegated(word: ComparedWord, side: ComparedSpan): boolean {
  return negationsOf(side).some((cue) => cue.scope.start <= word.start && word.start < cue.scope.end);
}
