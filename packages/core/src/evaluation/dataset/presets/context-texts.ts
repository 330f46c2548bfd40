import { isRecord } from "./mapped-row.ts";
import { parseList } from "./parse-list.ts";

const TEXT_KEYS = ["text", "content", "page_content", "context", "pageContent", "document"] as const;

/**
 * The passages in a context, whatever way it is written: one text, a list of texts or of documents, or such a list that went
 * through a table and came out as text. `delimiter` is what a tool joins passages with in a CSV cell.
 */
export function contextTexts(value: unknown, delimiter?: string): readonly string[] {
  if (typeof value === "string") {
    const list = parseList(value);
    if (list !== null) return contextTexts(list);
    return delimiter === undefined ? [value] : value.split(delimiter).filter((text) => text.trim() !== "");
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown) => contextTexts(item));
  if (!isRecord(value)) return [];
  for (const key of TEXT_KEYS) if (typeof value[key] === "string") return [value[key]];
  return Array.isArray(value.documents) ? contextTexts(value.documents) : [];
}

/** Several passages are several sources, called after their place in the list; one is the article. */
export function sourcesOf(texts: readonly string[]): Readonly<Record<string, unknown>> {
  if (texts.length < 2) return { article_text: texts[0] ?? "" };
  return { sources: texts.map((text, at) => ({ id: `context-${at + 1}`, text })) };
}
