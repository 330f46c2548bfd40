import { locateWords, type Range, type Sentence, sliceSpan } from "../../text/index.ts";

/** Where a model says an issue is: sentence number from 1, the words, and which of equal words is meant. */
export interface NamedPlace {
  readonly sentence: number | null;
  readonly quote: string | null;
  readonly occurrence: number | null;
}

/**
 * Finds the place a model named: the quoted words inside the named sentence, else anywhere in the text, else the whole
 * sentence, else the whole text. Of repeated words the named occurrence counts, not the first one.
 */
export function locateIssue(text: string, sentences: readonly Sentence[], place: NamedPlace): Range {
  const sentence = place.sentence === null ? undefined : sentences[place.sentence - 1];
  const quote = place.quote?.trim() ?? "";
  if (quote !== "") {
    const occurrence = place.occurrence ?? 1;
    const found =
      (sentence && find(text, quote, occurrence, sentence.start_char, sentence.end_char)) ??
      find(text, quote, occurrence, 0, text.length);
    if (found !== undefined) {
      const { start, end } = sliceSpan(text, found.start, found.end);
      return { start, end };
    }
  }
  if (sentence !== undefined) return { start: sentence.start_char, end: sentence.end_char };
  return { start: sentences[0]?.start_char ?? 0, end: sentences.at(-1)?.end_char ?? text.length };
}

/** The n-th occurrence as whole words between two offsets; the last one there when there are fewer. */
function find(text: string, quote: string, occurrence: number, from: number, to: number): Range | undefined {
  let found: Range | undefined;
  for (let n = 0; n < occurrence; n += 1) {
    const next = locateWords(text, quote, found === undefined ? from : found.start + 1, to);
    if (next === undefined) break;
    found = next;
  }
  return found;
}
