import type { LanguagePack } from "../../languages/language-pack.ts";
import { contentWords, segmentSentences } from "../../text/index.ts";

/** A policy is prose of a page or two; nobody reads quotes out of a book. */
const MAX_TEXT_LENGTH = 20_000;

/** The sentence of a policy that shares the most words with a question in its language, word for word; the first of equals. */
export function policyQuote(text: string, query: string, language: LanguagePack): string | null {
  const wanted = stems(query, language);
  let best: { readonly quote: string; readonly shared: number } | null = null;
  for (const { text: quote } of segmentSentences(text.slice(0, MAX_TEXT_LENGTH), language)) {
    const shared = [...stems(quote, language)].filter((word) => wanted.has(word)).length;
    if (best === null || shared > best.shared) best = { quote, shared };
  }
  return best?.quote ?? null;
}

function stems(text: string, language: LanguagePack): ReadonlySet<string> {
  return new Set(contentWords(text, language).map(({ stem }) => stem));
}
