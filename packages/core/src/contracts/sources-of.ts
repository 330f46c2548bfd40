/** What `article_text` is called where it stands beside other sources. */
export const ARTICLE_ID = "article_text";

/** The sources of a check as one list; empty where `article_text` is all there is. */
export function sourcesOf<Given extends { readonly id: string; readonly text: string }>(given: {
  readonly article_text?: string | null | undefined;
  readonly sources?: readonly Given[] | null | undefined;
}): readonly (Given | { readonly id: typeof ARTICLE_ID; readonly text: string })[] {
  const { article_text, sources } = given;
  if (sources == null || sources.length === 0) return [];
  return article_text ? [{ id: ARTICLE_ID, text: article_text }, ...sources] : sources;
}
