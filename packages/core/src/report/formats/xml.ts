import { replaceControls } from "./control-characters.ts";

/** Text safe inside XML elements and attributes; characters XML 1.0 cannot carry become U+FFFD. */
export function escapeXml(text: string): string {
  return (
    replaceControls(text)
      .replace(/[\ufffe\uffff]/g, "\ufffd")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      // A parser folds raw line ends and tabs of attributes into blanks.
      .replaceAll("\t", "&#9;")
      .replaceAll("\n", "&#10;")
      .replaceAll("\r", "&#13;")
  );
}
