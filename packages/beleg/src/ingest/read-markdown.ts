import type { ReadDocument } from "./read-document.ts";

/** Markdown is text already: only the front matter is blanked, which leaves every place as it is; the first heading is the title. */
export function readMarkdown(source: string): ReadDocument {
  const text = source.replace(/^---\r?\n[\s\S]{0,20000}?\n---(?=\r?\n|$)/, (matter) => matter.replace(/[^\r\n]/g, " "));
  const heading = /^#{1,6}[ \t]+([^\n]+)$/m.exec(text)?.[1] ?? "";
  return { title: heading.replace(/[#*_`]+/g, ""), text };
}
