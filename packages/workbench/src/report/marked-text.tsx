import { Fragment, type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { classNames } from "../design/index.ts";
import { markTree, type Piece } from "./mark-tree.ts";
import type { ItemMark } from "./marks.ts";

/** A text with its marks; one of several has a name. */
type MarkedPart = { readonly name: string | null; readonly text: string; readonly marks: readonly ItemMark[] };

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
  const trees = useMemo(() => parts.map(({ text, marks }) => markTree(text, marks)), [parts]);
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
              {drawn(trees[at] ?? [], chosen)}
            </Fragment>
          ))
        )}
      </section>
    </div>
  );
}

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

/** Scrolls the pane, and only the pane, so that the lit words stand in its upper half. */
function bringIntoView(pane: HTMLElement | null): void {
  const lit = pane?.querySelector("mark.on");
  if (!pane || !lit) return;
  const distance = lit.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  pane.scrollTo({ top: pane.scrollTop + distance - pane.clientHeight / 3, behavior: calm ? "auto" : "smooth" });
}
