import { contentWords, segmentSentences } from "../../text/index.ts";

/** A policy is prose of a page or two; nobody reads quotes out of a book. */
const LONGEST_TEXT = 20_000;

/** The sentence of a policy that shares the most words with a question, word for word; the first of equals. */
export function policyQuote(text: string, query: string): string | null {
  const wanted = stems(query);
  let best: { readonly quote: string; readonly shared: number } | null = null;
  for (const { text: quote } of segmentSentences(text.slice(0, LONGEST_TEXT))) {
    const shared = [...stems(quote)].filter((word) => wanted.has(word)).length;
    if (best === null || shared > best.shared) best = { quote, shared };
  }
  return best?.quote ?? null;
}

function stems(text: string): ReadonlySet<string> {
  return new Set(contentWords(text, "en").map(({ stem }) => stem));
}
