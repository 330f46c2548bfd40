/** Replaces control characters other than tab and line ends by U+FFFD: none of them belongs in a document or terminal. */
export function replaceControls(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, (mark) => ("\t\n\r".includes(mark) ? mark : "\ufffd"));
}
