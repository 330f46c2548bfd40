import type { AnalysedSentence, TextDocument } from "../../../../text/index.ts";
import type { ClaimExtractor, ExtractedClaim } from "../../claim-extractor.ts";
import { comparedText } from "../../source-text.ts";
import { bareClaim } from "./bare-claim.ts";
import { blankMarks } from "./blank-marks.ts";
import { isClaim } from "./is-claim.ts";
import { isHeading, type PlaceInLines } from "./is-heading.ts";
import { isQuestion, plainText } from "./quoted-speech.ts";
import { splitClauses } from "./split-clauses.ts";

/**
 * Splits sentences into clauses at semicolons and at conjunctions behind a comma; every clause that states something is
 * one claim.
 */
export const embeddedClaimExtractor: ClaimExtractor = {
  extract({ summary }) {
    const claims: ExtractedClaim[] = [];
    const { words, ranges } = comparedText(summary);
    for (const sentence of summary.sentences) {
      const { start, text, index, language } = sentence;
      const bare = blankMarks(text, language, opensLine(summary, start));
      if (isHeading(sentence, bare, placeOf(summary, sentence))) continue;
      const whole = plainText(bare);
      if (isQuestion(whole) && !language.judging.nonClaims.tellingQuestions.test(whole.toLowerCase())) continue;
      const { from, to } = ranges[index]!;
      const content = words.slice(from, to).flatMap((word) => {
        const place = word.start - start;
        return word.stop || bare.charAt(place) === " " ? [] : [place];
      });
      for (const clause of splitClauses(bare, language, content)) {
        const says = content.some((place) => clause.start <= place && place < clause.end);
        if (says && isClaim(bare.slice(clause.start, clause.end), language)) {
          claims.push(bareClaim(sentence, bare, clause));
        }
      }
    }
    return { status: "ok", claims };
  },
};

/** More than stands before the first sentence of a line: blanks, a list mark, the sign of a heading with its number. */
const LINE_REACH = 40;
const LINE_BREAK = /[\n\r\u2028\u2029]/u;
const LIST_MARK = /^(?:[-*+•–]|\d{1,2}[.)])\s/u;

/** What stands before a sentence on its line, where that is little. */
function lineBefore({ text }: TextDocument, start: number): string {
  const lines = text.slice(Math.max(0, start - LINE_REACH), start).split(LINE_BREAK);
  return lines.length > 1 || start <= LINE_REACH ? (lines.at(-1) ?? "") : "…";
}

function opensLine(summary: TextDocument, start: number): boolean {
  return lineBefore(summary, start).trim() === "";
}

function placeOf(summary: TextDocument, { start, end, index, text }: AnalysedSentence): PlaceInLines {
  const before = lineBefore(summary, start);
  const next = summary.sentences[index + 1];
  const isBelow = next !== undefined && LINE_BREAK.test(summary.text.slice(end, next.start));
  const isAbove = isBelow && (LIST_MARK.test(next.text) || /[.!?:…]["”»)\]]*$/u.test(next.text));
  return { line: before + text, heads: isAbove && before.trim() === "" && !LIST_MARK.test(text) };
}
