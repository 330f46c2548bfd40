import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { ClaimExtractor, ExtractedClaim } from "../claim-extractor.ts";
import { comparedClaim } from "../compared-claim.ts";
import { type ComparedText, readComparedText } from "../source-text.ts";

/** A clause shorter than this says too little to be checked apart. */
const LEAST_CONTENT = 3;

/** Splits sentences into clauses at semicolons and at conjunctions behind a comma; every clause is one claim. */
export const embeddedClaimExtractor: ClaimExtractor = {
  extract({ sentences, language }) {
    const claims: ExtractedClaim[] = [];
    for (const sentence of sentences) {
      if (isQuestion(sentence.text)) continue;
      for (const { start, end } of splitClauses(sentence.text, language)) {
        const claim: ExtractedClaim = {
          text: sentence.text.slice(start, end),
          start_char: sentence.start + start,
          end_char: sentence.start + end,
          sentence_index: sentence.index,
        };
        if (contentCount(comparedClaim(claim, language)) > 0) claims.push(claim);
      }
    }
    return { status: "ok", claims };
  },
};

function isQuestion(sentence: string): boolean {
  return /\?["'”’»)\]]*$/u.test(sentence);
}

/** The clauses of a sentence as ranges without blanks or joining commas at their ends. */
function splitClauses(sentence: string, language: LanguagePack): { start: number; end: number }[] {
  const content = readComparedText(sentence, language).words.filter((word) => !word.stop);
  const cuts = [0];
  let counted = 0;
  let before = 0;
  for (const match of sentence.matchAll(language.judging.clauseCues)) {
    for (; counted < content.length && content[counted]!.start < match.index; counted += 1) before += 1;
    if (before < LEAST_CONTENT || content.length - counted < LEAST_CONTENT) continue;
    cuts.push(match.index + match[0].length - match[0].trimStart().length + leadingMark(match[0]));
    before = 0;
  }
  return cuts.map((start, at) => trimmed(sentence, start, cuts[at + 1] ?? sentence.length));
}

/** The separating mark stays with the clause before it. */
function leadingMark(cue: string): number {
  return /^\s*[;,:–—]/.test(cue) ? 1 : 0;
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && /[\s;,–—]/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s;,–—]/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

function contentCount({ words }: ComparedText): number {
  let count = 0;
  for (const word of words) if (!word.stop) count += 1;
  return count;
}
