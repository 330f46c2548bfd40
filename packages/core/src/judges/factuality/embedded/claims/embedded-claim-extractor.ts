import { atOnce, inTurns, type Steps } from "../../../../ports/steps.ts";
import { type AnalysedSentence, findValues, type TextDocument } from "../../../../text/index.ts";
import type { ClaimExtractor, ExtractedClaim } from "../../claim-extractor.ts";
import { comparedText, readComparedWords } from "../../source-text.ts";
import { bareClaim } from "./bare-claim.ts";
import { holds, isClaim } from "./is-claim.ts";
import { isHeading, type PlaceInLines } from "./is-heading.ts";
import { LINE_BREAK, lineBefore } from "./line-before.ts";
import { isQuestion, plainText } from "./quoted-speech.ts";
import { sentenceClauses } from "./sentence-clauses.ts";

/** Takes the claims out of a text without a model. */
export const embeddedClaimExtractor: ClaimExtractor = {
  async extract({ summary, ...pace }) {
    const claims = await inTurns(findClaims(summary), pace);
    return claims === undefined ? ABORTED : { status: "ok", claims };
  },
};

const ABORTED = { status: "failed", code: "aborted", detail: "aborted while reading the text" } as const;

/** The claims of a text, all at once. */
export function statedClaims(summary: TextDocument): readonly ExtractedClaim[] {
  return atOnce(findClaims(summary));
}

/**
 * Splits sentences into clauses at semicolons and at conjunctions behind a comma; every clause that states something is
 * one claim.
 */
function* findClaims(summary: TextDocument): Steps<readonly ExtractedClaim[]> {
  const claims: ExtractedClaim[] = [];
  yield* readComparedWords(summary);
  const compared = comparedText(summary);
  yield summary.text.length / 40;
  for (const sentence of summary.sentences) {
    yield 50;
    const { index, language } = sentence;
    const { bare, content, clauses } = sentenceClauses(compared, index, language);
    if (isHeading(sentence, bare, placeOf(summary, sentence))) continue;
    const whole = plainText(bare);
    const { tellingQuestions } = language.judging.nonClaims;
    if (isQuestion(whole) && !(yield* holds(tellingQuestions, whole.toLowerCase()))) continue;
    for (const clause of clauses) {
      const says = content.some((place) => clause.start <= place && place < clause.end);
      if (says && (yield* isClaim(bare.slice(clause.start, clause.end), language, valuesIn(sentence)))) {
        claims.push(bareClaim(sentence, bare, clause));
      }
    }
  }
  return claims;
}

/** A clause that is the whole sentence has its values. */
function valuesIn(sentence: AnalysedSentence): typeof findValues {
  return (text, language) => (text === sentence.text ? sentence.values : findValues(text, language));
}

/** "|---|---|" on the line below a table's head. */
const TABLE_RULE = /^[ \t|]*\r?\n[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*\|/u;
const LONGEST_RULE = 200;
const LIST_MARK = /^(?:[-*+•–]|\d{1,2}[.)])\s/u;

function placeOf(
  summary: TextDocument,
  { start_char: start, end_char: end, index, text }: AnalysedSentence,
): PlaceInLines {
  const before = lineBefore(summary.text, start);
  const next = summary.sentences[index + 1];
  const isBelow = next !== undefined && LINE_BREAK.test(summary.text.slice(end, next.start_char));
  const isAbove = isBelow && (LIST_MARK.test(next.text) || /[.!?:…]["”»)\]]*$/u.test(next.text));
  return {
    line: before + text,
    heads: isAbove && before.trim() === "" && !LIST_MARK.test(text),
    isTableHead: TABLE_RULE.test(summary.text.slice(end, end + LONGEST_RULE)),
  };
}
