import { OffsetMap } from "../../../../text/folding/offset-map.ts";
import { type FoldedText, type Range, type Sentence, snapToWords } from "../../../../text/index.ts";
import type { ExtractedClaim } from "../../claim-extractor.ts";

/**
 * A clause of a sentence as a claim. Where marks were blanked, its text closes the gaps they left; its place is that of
 * its words, without the marks at its ends.
 */
export function bareClaim(sentence: Sentence, bare: string, clause: Range): ExtractedClaim {
  const { start, end } = withoutLastMark(sentence.text, bare, clause);
  // A raised or underlined word may be one token with its mark.
  const place = snapToWords(sentence.text, start, end);
  const common = {
    start_char: sentence.start_char + place.start,
    end_char: sentence.start_char + place.end,
    sentence_index: sentence.index,
  };
  const written = sentence.text.slice(place.start, place.end);
  if (bare.slice(place.start, place.end) === written) return { text: written, ...common };
  const closed = closeGaps(bare.slice(start, end));
  return {
    text: closed.text,
    ...common,
    toWritten: (part) => moved(closed.toOriginal(part.start, part.end), start - place.start),
  };
}

/** What follows the last word goes with a mark in it: "… rose [2]." ends with "rose". */
function withoutLastMark(text: string, bare: string, { start, end }: Range): Range {
  let last = end;
  while (last > start && /[\s.!…]/u.test(bare.charAt(last - 1))) last -= 1;
  return bare.slice(last, end) === text.slice(last, end) ? { start, end } : { start, end: last };
}

/** One blank for many, and none before a mark that closes. */
function closeGaps(bare: string): FoldedText {
  const map = new OffsetMap(bare.length);
  for (let at = 0; at < bare.length; at += 1) {
    if (!/\s/u.test(bare.charAt(at))) map.pushUnit(bare.charCodeAt(at), at, at + 1);
    else if (!/^\s*[.,;:!?)…]/u.test(bare.slice(at, at + 200))) map.pushBlank(at, at + 1);
  }
  return map.finish(bare.length);
}

function moved({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by };
}
