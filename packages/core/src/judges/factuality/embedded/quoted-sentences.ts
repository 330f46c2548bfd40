import type { LaidClaim } from "../alignment/laid-claim.ts";
import { statementItems } from "../alignment/statement-items.ts";
import { sourceSentence } from "./compared-span.ts";

/** How far back a quote may reach for what a pronoun stands for: a passage has three sentences at most. */
const BACK = 2;

/** The sentences a proof quotes: its own, and those right before it as far as they name what it points at. */
export function quotedSentences({ alignment, resolved, sentence, source }: LaidClaim): [first: number, last: number] {
  const { from } = source.partOf(sentence);
  for (let back = 1; back <= BACK && sentence - back >= from && resolved.size > 0; back += 1) {
    const there = new Set(statementItems(sourceSentence(source, sentence - back)).map(({ stem }) => stem));
    if ([...resolved].every((at) => there.has(alignment.claim[at]!.stem))) return [sentence - back, sentence];
  }
  return [sentence, sentence];
}
