import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

/** A column: what its head says and how a cell is made from a row. */
export type Column<Row> = {
  readonly key: string;
  readonly head: ReactNode;
  /** What narrow windows write before each cell. Defaults to the head; needed where that holds a link. */
  readonly label?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand on the right, digits under digits. */
  readonly numeric?: boolean;
  /** The cell that names the row. */
  readonly rowHead?: boolean;
  /** The head is for screen readers only. */
  readonly hideHead?: boolean;
  readonly className?: string;
};

/** A table that becomes a list of cards where it does not fit, so that nothing scrolls sideways. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  rowClass,
}: {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly rowClass?: (row: Row) => string | undefined;
}) {
  const frame = useCardsWhereNarrow();
  return (
    <div className="table-frame" ref={frame}>
      <table className="table">
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, numeric, hideHead, className }) => (
              <th key={key} scope="col" className={classNames(numeric && "numeric", className)}>
                {hideHead ? <span className="hidden-text">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={rowClass?.(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const PHONE = "(max-width: 48rem)";

/**
 * Makes the table inside the frame a list of cards on phones and wherever its columns, moved together, need more room
 * than there is: how much that is depends on the language and on what the cells hold, so it is measured.
 */
function useCardsWhereNarrow() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const around = frame.current;
    const table = around?.querySelector("table");
    if (!around || !table) return undefined;
    const look = () => {
      const tooWide = () => table.offsetWidth > around.clientWidth;
      // On a phone there is nothing to measure, and measuring would count as a shift of the layout.
      const isPhone = matchMedia(PHONE).matches;
      table.classList.toggle("as-cards", isPhone);
      table.classList.remove("is-tight");
      if (isPhone) return;
      if (tooWide()) table.classList.add("is-tight");
      table.classList.toggle("as-cards", tooWide());
    };
    const watch = new ResizeObserver(look);
    watch.observe(around);
    look();
    return () => watch.disconnect();
  });
  return frame;
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { head, label = head, cell, numeric, rowHead, hideHead, className } = column;
  const content = (
    <>
      {!hideHead && (
        <span className="cell-label" aria-hidden="true">
          {label}
        </span>
      )}
      <span className="cell-value">{cell(row)}</span>
    </>
  );
  const classes = classNames(numeric && "numeric", rowHead && "row-head", className);
  return rowHead ? (
    <th scope="row" className={classes}>
      {content}
    </th>
  ) : (
    <td className={classes}>{content}</td>
  );
}
