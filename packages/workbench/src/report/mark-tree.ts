/** A place to mark in a text. */
export type Marked = { readonly key: string; readonly start: number; readonly end: number };

/** A piece of marked text: plain words, or a mark with pieces inside. */
export type Piece<Mark> =
  | string
  | { readonly mark: Mark; readonly first: boolean; readonly pieces: readonly Piece<Mark>[] };

/** Each level is drawn again at every crossing, and nobody can tell more apart: deeper marks are left out. */
const DEEPEST = 12;

type Open<Mark> = { readonly mark: Mark; readonly first: boolean; readonly pieces: Piece<Mark>[] };

/**
 * Cuts a text into nested marks. Where two places cross, the inner one ends with the outer one and goes on as a second
 * piece, so that elements nest properly. The words of all pieces together are exactly the text.
 */
export function markTree<Mark extends Marked>(text: string, marks: readonly Mark[]): readonly Piece<Mark>[] {
  const root: Piece<Mark>[] = [];
  const open: Open<Mark>[] = [];
  let at = 0;
  const inside = () => open.at(-1)?.pieces ?? root;
  const advance = (to: number) => {
    if (to > at) inside().push(text.slice(at, to));
    at = Math.max(at, to);
  };
  const begin = (mark: Mark, first: boolean) => {
    const piece: Open<Mark> = { mark, first, pieces: [] };
    inside().push(piece);
    open.push(piece);
  };
  const closeUntil = (limit: number) => {
    for (;;) {
      const end = open.reduce((nearest, { mark }) => Math.min(nearest, mark.end), Number.POSITIVE_INFINITY);
      if (end > limit) return;
      advance(end);
      const first = open.findIndex(({ mark }) => mark.end === end);
      const reopened = open.splice(first).filter(({ mark }) => mark.end > end);
      for (const { mark } of reopened) begin(mark, false);
    }
  };
  const ordered = marks
    .filter(({ start, end }) => start >= 0 && end <= text.length && start < end)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const mark of ordered) {
    closeUntil(mark.start);
    advance(mark.start);
    if (open.length < DEEPEST) begin(mark, true);
  }
  closeUntil(text.length);
  advance(text.length);
  return root;
}
