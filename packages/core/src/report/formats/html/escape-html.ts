import { replaceControls } from "../control-characters.ts";

/** Text safe in HTML content and in quoted attributes; the parser reads back exactly this text. */
export function escapeHtml(text: string): string {
  return (
    replaceControls(text)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#39;")
      // A raw carriage return is read as a line feed, which would move every offset after it.
      .replaceAll("\r", "&#13;")
  );
}
