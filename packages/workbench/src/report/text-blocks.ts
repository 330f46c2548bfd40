import type { Marked } from "./mark-tree.ts";

/** A stretch of a text with the marks in it, counted from its own beginning. */
export type TextBlock<Mark> = { readonly text: string; readonly marks: readonly Mark[] };

/** Blocks out of sight cost nothing, and choosing something draws its own block anew: neither may be long. */
const LONGEST = 2000;

/**
 * Cuts a long text into blocks, at line breaks or else at spaces. A mark that crosses a cut goes on in the next block; the
 * words of all blocks together are exactly the text.
 */
export function textBlocks<Mark extends Marked>(text: string, marks: readonly Mark[]): readonly TextBlock<Mark>[] {
  const cuts = cutsOf(text);
  const ordered = marks.toSorted((a, b) => a.start - b.start);
  let from = 0;
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length;
    const own: Mark[] = [];
    for (let index = from; index < ordered.length; index += 1) {
      const mark = ordered[index]!;
      if (mark.start >= end) break;
      if (mark.end <= start) continue;
      own.push({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start });
    }
    // Marks come by their beginnings: those before the first that reaches on are done with.
    while (from < ordered.length && ordered[from]!.end <= end && ordered[from]!.start < end) from += 1;
    return { text: text.slice(start, end), marks: own };
  });
}

/** Where blocks begin, and the end of the text. */
function cutsOf(text: string): number[] {
  const cuts = [0];
  for (let start = 0; text.length - start > LONGEST; start = cuts.at(-1)!) {
    const room = text.slice(start, start + LONGEST);
    const after = [room.lastIndexOf("\n"), room.lastIndexOf(". ") + 1, room.lastIndexOf(" ")];
    // A break in the first half would leave a block of a few words.
    const at = after.find((one) => one >= LONGEST / 2) ?? LONGEST - 1;
    cuts.push(start + at + 1);
  }
  cuts.push(text.length);
  return cuts;
}
