/** Text safe in HTML content and in quoted attributes; the parser reads back exactly this text. */
export function escapeHtml(text: string): string {
  return (
    text
      .toWellFormed()
      // Control characters have no place on a page; the parser would drop or replace them in its own ways.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "\ufffd")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#39;")
      // A raw carriage return is read as a line feed, which would move every offset after it.
      .replaceAll("\r", "&#13;")
  );
}
