import { contentWords, detectLanguage } from "@beleg/core/text";

const PASSAGE = 1000;
const PASSAGES = 3;
const MAX_LENGTH = 200_000;

/** The passages of a document that share most words with the query: what a long document covers elsewhere is not the point. */
export function relevantPassages(text: string, query: string): string {
  if (text.length <= PASSAGE * PASSAGES) return text;
  const language = detectLanguage(text);
  const wanted = new Set(contentWords(query, language).map(({ stem }) => stem));
  const passages = cut(text.slice(0, MAX_LENGTH)).map((passage, index) => {
    const found = new Set(contentWords(passage, language).map(({ stem }) => stem));
    return { passage, index, shared: [...wanted].filter((stem) => found.has(stem)).length };
  });
  const best = passages.sort((a, b) => b.shared - a.shared || a.index - b.index).slice(0, PASSAGES);
  return best
    .sort((a, b) => a.index - b.index)
    .map(({ passage }) => passage)
    .join("\n");
}

/** Pieces of about a thousand characters that end at a blank. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const blank = text.indexOf(" ", from + PASSAGE);
    const to = blank < 0 || blank > from + 2 * PASSAGE ? Math.min(text.length, from + PASSAGE) : blank;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}
