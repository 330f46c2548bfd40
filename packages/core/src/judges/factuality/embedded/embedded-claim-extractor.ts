import type { ClaimExtractor, ExtractedClaim } from "../claim-extractor.ts";
import { clausesOf } from "../clauses.ts";
import { comparedText } from "../source-text.ts";

/** Splits sentences into clauses at semicolons and at conjunctions behind a comma; every clause is one claim. */
export const embeddedClaimExtractor: ClaimExtractor = {
  extract({ summary }) {
    const claims: ExtractedClaim[] = [];
    const { words, ranges } = comparedText(summary);
    for (const sentence of summary.sentences) {
      if (isQuestion(sentence.text)) continue;
      const { from, to } = ranges[sentence.index]!;
      const content = words.slice(from, to).flatMap(({ stop, start }) => (stop ? [] : [start - sentence.start]));
      for (const { start, end } of clausesOf(sentence)) {
        if (!content.some((place) => start <= place && place < end)) continue;
        claims.push({
          text: sentence.text.slice(start, end),
          start_char: sentence.start + start,
          end_char: sentence.start + end,
          sentence_index: sentence.index,
        });
      }
    }
    return { status: "ok", claims };
  },
};

function isQuestion(sentence: string): boolean {
  return /\?["'”’»)\]]*$/u.test(sentence);
}
