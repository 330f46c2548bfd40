import { type ReactNode, useId } from "react";
import { Link } from "../../browser/index.ts";

/** Size of a plot in its own units; it grows with the page. */
export const PLOT = { width: 480, height: 220, left: 44, right: 12, top: 12, bottom: 34 } as const;

/** A figure with a title, the drawing, and the same figures as a table for whoever cannot see it. */
export function PlotFrame({
  title,
  summary,
  table,
  links = [],
  children,
}: {
  readonly title: string;
  /** What the drawing shows, in a sentence, for screen readers. */
  readonly summary: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Columns of the drawing that lead somewhere, in its own units. */
  readonly links?: readonly {
    readonly to: string;
    readonly name: string;
    readonly left: number;
    readonly width: number;
  }[];
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <div className="plot-drawing">
        <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" aria-labelledby={id}>
          <title id={id}>{`${title}. ${summary}`}</title>
          {children}
        </svg>
        {links.map(({ to, name, left, width }) => (
          <Link
            key={to}
            to={to}
            className="plot-link"
            title={name}
            style={{ insetInlineStart: `${(left / PLOT.width) * 100}%`, inlineSize: `${(width / PLOT.width) * 100}%` }}
          >
            <span className="hidden-text">{name}</span>
          </Link>
        ))}
      </div>
      <div className="hidden-text">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {table.head.map((one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two points may have the same figures, and rows never change places
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={table.head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Horizontal lines with their numbers. */
export function YAxis({
  ticks,
  y,
  format,
}: {
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
  readonly format: (value: number) => string;
}) {
  return (
    <g className="plot-axis">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={PLOT.left} x2={PLOT.width - PLOT.right} y1={y(tick)} y2={y(tick)} />
          <text x={PLOT.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
