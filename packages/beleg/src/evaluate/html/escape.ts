const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Foreign text made harmless for HTML text and attributes; control characters that browsers act on are dropped. */
export function escapeHtml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, "").replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}
