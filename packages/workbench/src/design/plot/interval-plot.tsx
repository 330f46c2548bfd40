import { PLOT, PlotFrame, YAxis } from "./frame.tsx";
import { ticksOf } from "./scale.ts";

/** A measured value with the interval it may lie in; null where nothing was measured. */
export type Measured = { readonly value: number; readonly low: number; readonly high: number } | null;

/** Points with their intervals, one for each label: shares by period, ratings by style. */
export function IntervalPlot({
  title,
  points,
  labelName,
  valueName,
  from = 0,
  to = 1,
  format,
  describe,
  tone = 1,
}: {
  readonly title: string;
  readonly points: readonly { readonly label: string; readonly measured: Measured }[];
  /** Heads of the table beneath, for screen readers. */
  readonly labelName: string;
  readonly valueName: string;
  /** The scale. Defaults to 0 to 1. */
  readonly from?: number;
  readonly to?: number;
  readonly format: (value: number) => string;
  /** A value with its interval, in words. */
  readonly describe: (measured: NonNullable<Measured>) => string;
  readonly tone?: 1 | 2 | 3 | 4 | 5 | 6;
}) {
  const height = PLOT.height - PLOT.top - PLOT.bottom;
  const y = (value: number) => PLOT.top + height * (1 - (value - from) / (to - from));
  const slot = (PLOT.width - PLOT.left - PLOT.right) / Math.max(1, points.length);
  const sparse = Math.ceil(points.length / 7);
  const said = (measured: Measured) => (measured === null ? "–" : describe(measured));
  return (
    <PlotFrame
      title={title}
      summary={points.map(({ label, measured }) => `${label}: ${said(measured)}`).join(", ")}
      table={{
        head: [labelName, valueName],
        rows: points.map(({ label, measured }) => [label, said(measured)]),
      }}
    >
      <YAxis ticks={ticksOf(from, to)} y={y} format={format} />
      {points.map(({ label, measured }, index) => {
        const x = PLOT.left + slot * (index + 0.5);
        return (
          <g key={label}>
            {measured !== null && (
              <g className={`plot-tone-${tone}`}>
                <line className="plot-interval" x1={x} x2={x} y1={y(measured.low)} y2={y(measured.high)} />
                <circle className="plot-dot" cx={x} cy={y(measured.value)} r={5} />
                <title>{`${label}: ${describe(measured)}`}</title>
              </g>
            )}
            {index % sparse === 0 && (
              <text className="plot-label" x={x} y={PLOT.height - PLOT.bottom + 18} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </PlotFrame>
  );
}
