import type { AnalysedSentence, TextDocument } from "../../../../text/index.ts";
import type { ClaimExtractor, ExtractedClaim } from "../../claim-extractor.ts";
import { comparedText } from "../../source-text.ts";
import { bareClaim } from "./bare-claim.ts";
import { blankMarks } from "./blank-marks.ts";
import { isClaim } from "./is-claim.ts";
import { isHeading } from "./is-heading.ts";
import { isQuestion } from "./quoted-speech.ts";
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
      if (isQuestion(bare.trimEnd()) || isHeading(sentence, bare, headsLines(summary, sentence))) continue;
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

const LINE_START = /(?:^|[\n\r\u2028\u2029])[^\S\n\r\u2028\u2029]*$/u;

function opensLine({ text }: TextDocument, start: number): boolean {
  return LINE_START.test(text.slice(Math.max(0, start - 40), start));
}

/** True for the one sentence of a line that is no list item, above a line that ends like a sentence or opens a list. */
function headsLines(summary: TextDocument, { start, end, index, text }: AnalysedSentence): boolean {
  const next = summary.sentences[index + 1];
  if (next === undefined || /^(?:[-*+•–]|\d{1,2}[.)])\s/u.test(text)) return false;
  const isBelow = /[\n\r\u2028\u2029]/u.test(summary.text.slice(end, next.start));
  return isBelow && opensLine(summary, start) && /[.!?:…]["”»)\]]*$|^[-*+•–]\s|^\d{1,2}[.)]\s/u.test(next.text);
}
