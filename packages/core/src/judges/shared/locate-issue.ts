import { type Range, type Sentence, sliceSpan } from "../../text/index.ts";

/** Where a model says an issue is: sentence number from 1, the words, and which of equal words is meant. */
export interface NamedPlace {
  readonly sentence?: number | undefined;
  readonly quote?: string | undefined;
  readonly occurrence?: number | undefined;
}

/**
 * Finds the place a model named: the quoted words inside the named sentence, else anywhere in the text, else the whole
 * sentence, else the whole text. Of repeated words the named occurrence counts, not the first one.
 */
export function locateIssue(text: string, sentences: readonly Sentence[], place: NamedPlace): Range {
  const sentence = place.sentence === undefined ? undefined : sentences[place.sentence - 1];
  const quote = place.quote?.trim() ?? "";
  if (quote !== "") {
    const occurrence = place.occurrence ?? 1;
    const found =
      (sentence && find(text, quote, occurrence, sentence.start, sentence.end)) ??
      find(text, quote, occurrence, 0, text.length);
    if (found !== undefined) {
      const { start, end } = sliceSpan(text, found, found + quote.length);
      return { start, end };
    }
  }
  if (sentence !== undefined) return { start: sentence.start, end: sentence.end };
  return { start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? text.length };
}

/** Start of the n-th occurrence between two offsets; the last one there when there are fewer. */
function find(text: string, quote: string, occurrence: number, from: number, to: number): number | undefined {
  let found: number | undefined;
  let at = from - 1;
  for (let n = 0; n < occurrence; n += 1) {
    at = text.indexOf(quote, at + 1);
    if (at === -1 || at + quote.length > to) break;
    found = at;
  }
  return found;
}
