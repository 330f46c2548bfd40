import type { Passage } from "../../../contracts/index.ts";
import type { SourceText } from "../source-text.ts";

/** The sentences of the source that passages are made of. */
export function sentencesOf(passages: readonly Passage[], source: SourceText): readonly number[] {
  const found = new Set<number>();
  for (const passage of passages) {
    for (let i = firstSentence(source, passage.start_char); i < source.sentences.length; i += 1) {
      if (source.sentences[i]!.start_char >= passage.end_char) break;
      found.add(i);
    }
  }
  return [...found];
}

function firstSentence({ sentences }: SourceText, start: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start_char < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
