import type { ComparedSpan } from "./compared-span.ts";

/** A part of a span as a range `[from, to)` of its words. */
export interface SentencePart {
  readonly from: number;
  readonly to: number;
}

const MARK = /[,;:–—()]/;
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  "and but while und aber sondern während y pero sino mientras e mas enquanto".split(" "),
);

/** The parts of a span between commas and conjunctions. */
export function partsOf({ words, text, start }: ComparedSpan): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const isCut =
      at === words.length ||
      CONJUNCTIONS.has(words[at]!.lower) ||
      MARK.test(text.slice(words[at - 1]!.end - start, words[at]!.start - start));
    if (!isCut) continue;
    parts.push({ from, to: at });
    from = at;
  }
  return parts;
}
