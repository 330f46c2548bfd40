import type { Place } from "../placed-text.ts";
import type { Paint } from "../report-case.ts";
import { differingWords } from "./differing-words.ts";
import { visible } from "./layout.ts";

/** A text in quotation marks with some of its words marked: painted, or in brackets where there are no colours. */
export function markedWords(
  text: string,
  places: readonly Place[],
  tone: "claim" | "quote",
  paint: Paint | undefined,
): string {
  let done = 0;
  const pieces = places.flatMap(({ start, end }) => {
    const words = visible(text.slice(start, end));
    const before = visible(text.slice(done, start));
    done = end;
    // Each word has its own colour, so that a line can end between two.
    return [before, paint === undefined ? `[${words}]` : words.replace(/[^ ]+/g, (word) => paint(tone, word))];
  });
  return `"${[...pieces, visible(text.slice(done))].join("")}"`;
}

/** A claim and the quote that decides it, in quotation marks, with brackets around the words in which they differ. */
export function markedPair(claim: string, quote: string): { readonly claim: string; readonly quote: string } {
  const differing = differingWords(claim, quote);
  return {
    claim: markedWords(claim, differing.claim, "claim", undefined),
    quote: markedWords(quote, differing.quote, "quote", undefined),
  };
}
