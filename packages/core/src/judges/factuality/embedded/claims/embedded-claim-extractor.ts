import { atOnce, inTurns, type Steps } from "../../../../ports/steps.ts";
import { type AnalysedSentence, findValues, type Range, type TextDocument } from "../../../../text/index.ts";
import type { ClaimExtractor, ExtractedClaim } from "../../claim-extractor.ts";
import { comparedText, readComparedWords } from "../../source-text.ts";
import { bareClaim } from "./bare-claim.ts";
import { HeadingsAbove } from "./headings-above.ts";
import { holds, isClaim } from "./is-claim.ts";
import { isHeading } from "./is-heading.ts";
import { mayPointBack } from "./may-point-back.ts";
import { isLeadIn, placeInLines } from "./place-in-lines.ts";
import { isQuestion, plainText } from "./quoted-speech.ts";
import { sentenceClauses } from "./sentence-clauses.ts";
import { isAsked, isSourceEntry, signOffOf } from "./text-frame.ts";

/** Takes the claims out of a text without a model. */
export const embeddedClaimExtractor: ClaimExtractor = {
  async extract({ summary, from, ...pace }) {
    const claims = await inTurns(findClaims(summary, from), pace);
    return claims === undefined ? ABORTED : { status: "ok", claims };
  },
};

const ABORTED = { status: "failed", code: "aborted", detail: "aborted while reading the text" } as const;

/** The claims of a text from a place on, all at once. */
export function statedClaims(summary: TextDocument, from = 0): readonly ExtractedClaim[] {
  return atOnce(findClaims(summary, from));
}

/**
 * Splits sentences into clauses at semicolons and at conjunctions behind a comma; every clause that states something is
 * one claim.
 */
function* findClaims(summary: TextDocument, from = 0): Steps<readonly ExtractedClaim[]> {
  const claims: ExtractedClaim[] = [];
  yield* readComparedWords(summary);
  const compared = comparedText(summary);
  const above = new HeadingsAbove();
  yield summary.text.length / 40;
  const signOff = yield* signOffOf(summary);
  let told: readonly string[] = [];
  for (const sentence of summary.sentences) {
    yield 50;
    if (sentence.start_char >= signOff) break;
    const { index, language } = sentence;
    const { courtesies, tellingQuestions } = language.judging.nonClaims;
    const { bare, content, clauses } = sentenceClauses(compared, index, language);
    if (FENCE.test(sentence.text)) continue;
    const place = placeInLines(summary, sentence);
    const whole = plainText(bare);
    if (isHeading(sentence, bare, place)) {
      // "**Yes.** The hall opens at 9." names nothing.
      if (!(yield* holds(courtesies, whole.toLowerCase()))) above.add(bare, place);
      continue;
    }
    if (isSourceEntry(place.line, bare, summary) || isAsked(summary, sentence)) continue;
    const before = told;
    told = [...told.slice(-MOST_TOLD), bare];
    const stands = above.of(place);
    if (isLeadIn(summary, sentence)) above.add(bare, { ...place, isLeadIn: true });
    if (sentence.end_char <= from) continue;
    if (isQuestion(whole) && !(yield* holds(tellingQuestions, whole.toLowerCase()))) continue;
    for (const clause of clauses) {
      const says = content.some((place) => clause.start <= place && place < clause.end);
      if (says && (yield* isClaim(bare.slice(clause.start, clause.end), language, valuesIn(sentence)))) {
        const after = mayPointBack(bare, clause, content, language) ? whatWasTold(before, bare, clause) : undefined;
        claims.push({ ...bareClaim(sentence, bare, clause), ...stands, ...(after && { after }) });
      }
    }
  }
  return claims;
}

/** "```console" above code. */
const FENCE = /^\s*(?:`{3,}|~{3,})[\w-]*\s*$/u;

/** A clause that is the whole sentence has its values. */
function valuesIn(sentence: AnalysedSentence): typeof findValues {
  return (text, language) => (text === sentence.text ? sentence.values : findValues(text, language));
}

/** A pronoun may look back so many sentences. */
const MOST_TOLD = 3;

/** What stands further behind in a sentence is not what it tells of. */
const LONGEST_TOLD = 300;

function whatWasTold(before: readonly string[], bare: string, { start }: Range): string {
  return [...before, bare.slice(0, start)]
    .map((line) => line.slice(0, LONGEST_TOLD))
    .join("\n")
    .trim();
}
