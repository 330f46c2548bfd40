import type { Passage } from "../../../contracts/index.ts";
import type { ClaimToJudge } from "../claim-judge.ts";
import type { SourceText } from "../source-text.ts";

/**
 * The passages of several claims as one list in the order of the source, each word of it once: windows that overlap or
 * follow each other in one source are one passage. A model may quote for a claim what was found for another.
 */
export function sharedPassages(claims: readonly ClaimToJudge[], source: SourceText): readonly Passage[] {
  const { text } = source;
  const windows = claims.flatMap(({ passages }) => passages).sort((a, b) => a.start_char - b.start_char);
  const merged: { start_char: number; end_char: number; score: number }[] = [];
  for (const { start_char, end_char, score } of windows) {
    const last = merged.at(-1);
    const isNext = last !== undefined && text.slice(last.end_char, start_char).trim() === "";
    if (isNext && source.partAt(last.start_char) === source.partAt(start_char)) {
      last.end_char = Math.max(last.end_char, end_char);
      last.score = Math.max(last.score, score);
    } else merged.push({ start_char, end_char, score });
  }
  return merged.map((one, index) => ({ ...one, index, text: text.slice(one.start_char, one.end_char) }));
}
