import { sourcesOf } from "../contracts/sources-of.ts";
import { IndexedText } from "../text/indexed-text.ts";
import { fieldsOf } from "./input-items.ts";

/** The sources at hand by the ids quotes name them by; the only one has none. */
export type SourceTexts = ReadonlyMap<string | null, IndexedText>;

/** The texts a report points into. Those of a check are the documents its judges read. */
export interface ReportTexts {
  readonly summary: IndexedText;
  /** Empty where no source is at hand. */
  readonly sources: SourceTexts;
}

/** The texts the offsets of a report point into, as strings. */
export interface OffsetTexts {
  readonly summary_text: string;
  readonly article_text?: string | null | undefined;
  readonly sources?: readonly { readonly id: string; readonly text: string }[] | null | undefined;
}

/** The same, ready to look places up in them. */
export function reportTexts(given: OffsetTexts): ReportTexts {
  const { summary_text } = given;
  return {
    // Reports are made of the output of others, too: what should be a text may be anything.
    summary: new IndexedText(typeof summary_text === "string" ? summary_text : ""),
    sources: sourceTexts(given),
  };
}

/** The sources among them. */
export function sourceTexts({ article_text, sources }: Omit<OffsetTexts, "summary_text">): SourceTexts {
  const sound = Array.isArray(sources) ? sources.filter(isSource) : [];
  const several = sourcesOf({ article_text: typeof article_text === "string" ? article_text : null, sources: sound });
  if (several.length > 0) return new Map(several.map(({ id, text }) => [id, new IndexedText(text)]));
  return new Map(typeof article_text === "string" ? [[null, new IndexedText(article_text)]] : []);
}

function isSource(value: unknown): value is { readonly id: string; readonly text: string } {
  const { id, text } = fieldsOf(value) ?? {};
  return typeof id === "string" && typeof text === "string";
}
