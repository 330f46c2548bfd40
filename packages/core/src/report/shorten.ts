const LONGEST = 70;
const KEPT = 67;

/** One line of at most 70 characters: longer texts become 67 and `...`, cut between graphemes. */
export function shorten(text: string): string {
  // Line breaks would tear the sentence the snippet stands in; only the part that can be shown is looked at.
  const line = text.slice(0, 4 * LONGEST).replace(/[\r\n\t\f\v\u0085\u2028\u2029]+/g, " ");
  if (text.length <= 4 * LONGEST && line.length <= LONGEST) return line;
  return `${line.slice(0, cutBefore(line, KEPT))}...`;
}

function cutBefore(text: string, limit: number): number {
  let cut = 0;
  for (const { index } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) {
    if (index > limit) break;
    cut = index;
  }
  return cut === 0 ? limit : cut;
}
