import type { AnalysedSentence } from "../../../../text/index.ts";
import type { PlaceInLines } from "./is-heading.ts";
import { LINE_BREAK, lineBefore } from "./line-before.ts";

interface PlacedText {
  readonly text: string;
  readonly sentences: readonly AnalysedSentence[];
}

/** "|---|---|" on the line below a table's head. */
const TABLE_RULE = /^[ \t|]*\r?\n[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*\|/u;
const LONGEST_RULE = 200;
/** A heading below a title or a table: "## Fees", "✅ Allowed", "| Day | Hours |". */
const HEADED = /^\s*(?:[#|]|\p{Extended_Pictographic})/u;
const LIST_MARK = /^(?:[-*+•–]|\d{1,2}[.)])\s/u;

/** Where a sentence of a text stands among its lines. */
export function placeInLines(
  document: PlacedText,
  { start_char: start, end_char: end, index, text }: AnalysedSentence,
): PlaceInLines {
  const before = lineBefore(document.text, start);
  const next = document.sentences[index + 1];
  const gap = next === undefined ? "" : document.text.slice(end, next.start_char);
  const isBelow = LINE_BREAK.test(gap);
  const opensList = isBelow && LIST_MARK.test(next!.text);
  const isAbove = opensList || (isBelow && (HEADED.test(next!.text) || /[.!?:…]["”»)\]]*$/u.test(next!.text)));
  return {
    line: before + text,
    heads: isAbove && before.trim() === "" && !LIST_MARK.test(text) && !text.startsWith("|"),
    isTitle: index === 0 && /^[^\p{L}\p{N}]*\n\s*\n/u.test(gap),
    opensList,
    runsOn: next !== undefined && !isBelow,
    isTableHead: TABLE_RULE.test(document.text.slice(end, end + LONGEST_RULE)),
  };
}

/** "A few facts on the AquaPure 500:" above a list. */
export function isLeadIn(
  { text, sentences }: PlacedText,
  { index, end_char: end, text: line }: AnalysedSentence,
): boolean {
  const next = sentences[index + 1];
  return (
    /:[*_]*\s*$/u.test(line) &&
    next !== undefined &&
    /^[*_\s]*\n\s*(?:[-*+•]|\d{1,2}[.)])\s/u.test(text.slice(end, next.start_char + 4))
  );
}
