import type { ComparedWord } from "../source-text.ts";
import { ComparedSpan } from "./compared-span.ts";

/** A span this much longer than the claim can hold several statements. */
const WIDTH_FACTOR = 1.8;
const MIN_WORDS = 24;

/**
 * The part of a long source sentence that speaks of the claim: the window with most of the claim's content words.
 * Articles glue captions and lists into sentences of a hundred words; a number at their far end says nothing here.
 */
export function narrowSpan(source: ComparedSpan, claim: ComparedSpan): ComparedSpan {
  const width = Math.max(MIN_WORDS, Math.ceil(claim.words.length * WIDTH_FACTOR));
  if (source.words.length <= width) return source;
  const asked = new Set<string>();
  for (const word of claim.words) if (!word.stop) asked.add(word.stem);
  const inside = new Map<string, number>();
  let first = 0;
  let most = -1;
  source.words.forEach((word, at) => {
    count(word, 1);
    const gone = source.words[at - width];
    if (gone !== undefined) count(gone, -1);
    if (inside.size > most) {
      most = inside.size;
      first = Math.max(0, at - width + 1);
    }
  });
  const words = source.words.slice(first, first + width);
  const start = words[0]!.start;
  const end = words.at(-1)!.end;
  const holds = (value: { readonly start: number; readonly end: number }) => value.start >= start && value.end <= end;
  const text = source.text.slice(start - source.start, end - source.start);
  return new ComparedSpan({ start, end, text, language: source.language }, words, () => ({
    quantities: source.quantities.filter(holds),
    dates: source.dates.filter(holds),
  }));

  function count(word: ComparedWord, by: number): void {
    if (!asked.has(word.stem)) return;
    const now = (inside.get(word.stem) ?? 0) + by;
    if (now > 0) inside.set(word.stem, now);
    else inside.delete(word.stem);
  }
}
