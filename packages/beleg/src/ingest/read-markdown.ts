import type { ReadDocument } from "./read-document.ts";

/** Markdown is text already: only the front matter is left out, and the first heading is the title. */
export function readMarkdown(source: string): ReadDocument {
  const text = source.replace(/^---\n[\s\S]{0,20000}?\n---\n/, "");
  const heading = /^#{1,6}[ \t]+([^\n]+)$/m.exec(text)?.[1] ?? "";
  return { title: heading.replace(/[#*_`]+/g, ""), text };
}
