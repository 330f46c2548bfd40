/** More than stands before the first sentence of a line: blanks, a list mark, the sign of a heading with its number. */
const LINE_REACH = 40;

export const LINE_BREAK = /[\n\r\u2028\u2029]/u;

/** What stands before a sentence on its line, where that is little. */
export function lineBefore(text: string, start: number): string {
  const lines = text.slice(Math.max(0, start - LINE_REACH), start).split(LINE_BREAK);
  return lines.length > 1 || start <= LINE_REACH ? (lines.at(-1) ?? "") : "…";
}
