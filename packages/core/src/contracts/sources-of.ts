/** What `article_text` is called where it stands beside other sources. */
export const ARTICLE_ID = "article_text";

/** More is no reading list but a collection: `rerank` chooses from one. */
export const MAX_SOURCES = 200;
/** Characters of all sources of a check together. */
export const MAX_SOURCES_LENGTH = 10_000_000;
/** Characters of what may be known of a source beside its text. */
export const SOURCE_LIMITS = { title: 1000, url: 4096, date: 64 } as const;

/** A blank line keeps paragraphs apart, so it keeps sources apart for every rule that knows paragraphs. */
const BETWEEN = "\n\n";

/** Several texts in a row, and where each of them stands there. */
export function joinTexts(texts: readonly { readonly text: string }[]): {
  readonly text: string;
  readonly places: readonly { readonly start: number; readonly end: number }[];
} {
  let start = 0;
  const places = texts.map(({ text }) => {
    const place = { start, end: start + text.length };
    start = place.end + BETWEEN.length;
    return place;
  });
  return { text: texts.map(({ text }) => text).join(BETWEEN), places };
}

/** The sources of a check as one list; empty where `article_text` is all there is. */
export function sourcesOf<Given extends { readonly id: string; readonly text: string }>(given: {
  readonly article_text?: string | null | undefined;
  readonly sources?: readonly Given[] | null | undefined;
}): readonly (Given | { readonly id: typeof ARTICLE_ID; readonly text: string })[] {
  const { article_text, sources } = given;
  if (sources == null || sources.length === 0) return [];
  return article_text ? [{ id: ARTICLE_ID, text: article_text }, ...sources] : sources;
}
