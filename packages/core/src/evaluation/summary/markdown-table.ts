/** A GitHub table; cells are taken as given, so foreign text goes through {@link shownInMarkdown} first. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

const MAX_LENGTH = 120;

/** Foreign text as one line that cannot break out of a table, a link or an HTML comment. */
export function shownInMarkdown(text: string): string {
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
  return shown.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(/[\\`*_[\]<>|#]/g, "\\$&");
}
