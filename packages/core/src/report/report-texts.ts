import { IndexedText } from "../text/indexed-text.ts";

/** The texts a report points into. Those of a check are the documents its judges read. */
export interface ReportTexts {
  readonly summary: IndexedText;
  /** The source, where it is at hand. */
  readonly article: IndexedText | null;
}

/** The texts of whoever brings strings. */
export function reportTexts(given: {
  readonly summary_text: string;
  readonly article_text?: string | null | undefined;
}): ReportTexts {
  const { summary_text, article_text } = given;
  return {
    // Reports are made of the output of others, too: what should be a text may be anything.
    summary: new IndexedText(typeof summary_text === "string" ? summary_text : ""),
    article: typeof article_text === "string" ? new IndexedText(article_text) : null,
  };
}
