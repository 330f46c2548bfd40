import { Fragment, type MouseEvent, memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { classNames } from "../design/index.ts";
import { markTree, type Piece } from "./mark-tree.ts";
import type { ItemMark } from "./marks.ts";
import { textBlocks } from "./text-blocks.ts";

/** A text with its marks; one of several has a name. */
export type MarkedPart = { readonly name: string | null; readonly text: string; readonly marks: readonly ItemMark[] };

/** One text or several in a pane of their own, with marks; the chosen item's words are brought into view. */
export function MarkedText({
  title,
  parts,
  chosen,
  onChoose,
  note,
}: {
  readonly title: string;
  readonly parts: readonly MarkedPart[];
  readonly chosen: string | null;
  readonly onChoose: (item: string) => void;
  /** Shown instead of an empty text. */
  readonly note: string;
}) {
  const pane = useRef<HTMLElement>(null);
  const blocks = useMemo(() => parts.map(({ text, marks }) => textBlocks(text, marks)), [parts]);
  useEffect(() => {
    if (chosen !== null) bringIntoView(pane.current);
  }, [chosen]);
  const choose = ({ target }: MouseEvent) => {
    const mark = target instanceof Element ? target.closest<HTMLElement>("mark") : null;
    const items = mark?.dataset.items?.split(" ") ?? [];
    // A quote that several claims share: each further click goes to the next of them.
    const next = items[(items.indexOf(chosen ?? "") + 1) % Math.max(1, items.length)];
    if (next !== undefined) onChoose(next);
  };
  return (
    <div className="pane">
      <h2 className="pane-title">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list beside offers every mark to the keyboard */}
      <section className="pane-body" ref={pane} tabIndex={0} aria-label={title} dir="auto" onClick={choose}>
        {parts.every(({ text }) => text === "") ? (
          <p className="soft">{note}</p>
        ) : (
          parts.map(({ name }, at) => (
            <Fragment key={name}>
              {name !== null && (
                <h3 className="pane-part" dir="auto">
                  {name}
                </h3>
              )}
              {blocks[at]?.map((block, index) => (
                <Block
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their order
                  key={index}
                  {...block}
                  chosen={block.marks.some(({ items }) => chosen !== null && items.includes(chosen)) ? chosen : null}
                />
              ))}
            </Fragment>
          ))
        )}
      </section>
    </div>
  );
}

/** A stretch of the text; it is drawn anew only when something in it is chosen or let go. */
const Block = memo(function Block({
  text,
  marks,
  chosen,
}: {
  readonly text: string;
  readonly marks: readonly ItemMark[];
  readonly chosen: string | null;
}) {
  const tree = useMemo(() => markTree(text, marks), [text, marks]);
  return <div className="pane-block">{drawn(tree, chosen)}</div>;
});

function drawn(pieces: readonly Piece<ItemMark>[], chosen: string | null): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece === "string") return piece;
    const { mark, first } = piece;
    const on = chosen !== null && mark.items.includes(chosen);
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their order
        key={index}
        className={classNames(mark.look, on && "on")}
        data-items={mark.items.join(" ")}
        data-first={first || undefined}
      >
        {drawn(piece.pieces, chosen)}
      </mark>
    );
  });
}

/** How far words may be for the pane to glide to them, in heights of the pane; beyond that are blocks nobody has measured, and it jumps. */
const NEAR = 1;

/** How often a jump is put right: each may bring blocks into sight that were never measured. */
const MOST_JUMPS = 6;

/** Scrolls the pane, and only the pane, so that the lit words stand in its upper half. */
function bringIntoView(pane: HTMLElement | null, jumpsLeft = MOST_JUMPS): void {
  const lit = pane?.querySelector("mark.on");
  if (!pane || !lit) return;
  const distance = lit.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 3;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const jumps = calm || jumpsLeft < MOST_JUMPS || Math.abs(distance) > NEAR * pane.clientHeight;
  pane.scrollTo({ top: pane.scrollTop + distance, behavior: jumps ? "auto" : "smooth" });
  // Blocks that come into sight get their true height, which moves what stands below them.
  if (jumps && jumpsLeft > 0 && Math.abs(distance) > 1)
    requestAnimationFrame(() => requestAnimationFrame(() => bringIntoView(pane, jumpsLeft - 1)));
}
