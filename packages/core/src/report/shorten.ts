import { graphemesOf } from "../text/positions/grapheme-segmenter.ts";

const MAX_LENGTH = 70;
const KEPT = 67;

/** One line of at most 70 characters: longer texts become 67 and `...`, cut between graphemes. */
export function shorten(text: string): string {
  // Line breaks would tear the sentence the snippet stands in; only the part that can be shown is looked at.
  const line = text.slice(0, 4 * MAX_LENGTH).replace(/[\r\n\t\f\v\u0085\u2028\u2029]+/g, " ");
  if (text.length <= 4 * MAX_LENGTH && line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, cutBefore(line, KEPT))}...`;
}

function cutBefore(text: string, limit: number): number {
  if (isPlain(text, limit)) return limit;
  let cut = 0;
  for (const { index } of graphemesOf(text)) {
    if (index > limit) break;
    cut = index;
  }
  if (cut > 0) return cut;
  // One grapheme longer than the whole snippet has to be cut; a pair of surrogates never is.
  return /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

/** True when every character up to the limit and behind it stands for itself: no combining marks, no pairs. */
function isPlain(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  for (let at = 0; at <= limit; at += 1) if (text.charCodeAt(at) >= 0x300) return false;
  return true;
}
