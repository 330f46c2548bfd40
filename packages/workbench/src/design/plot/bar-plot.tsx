import { useTranslation } from "../../locales/index.ts";
import { PLOT, PlotFrame, YAxis } from "./frame.tsx";
import { ticksOf } from "./scale.ts";

/** One bar. `tone` 1 to 6 takes a colour of the plot palette. Defaults to 1. */
export type Bar = {
  readonly label: string;
  readonly value: number;
  readonly tone?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Where a bar with something in it leads. */
  readonly to?: string;
};

/** Bars from zero: counts of categories, or the buckets of a histogram (`touching`). */
export function BarPlot({
  title,
  bars,
  valueName,
  labelName,
  format,
  touching = false,
}: {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Heads of the table beneath, for screen readers. */
  readonly labelName: string;
  readonly valueName: string;
  /** Defaults to whole numbers. */
  readonly format?: (value: number) => string;
  readonly touching?: boolean;
}) {
  const { number } = useTranslation();
  const show = format ?? ((value: number) => number(value, Number.isInteger(value) ? 0 : 2));
  const counted = bars.every(({ value }) => Number.isInteger(value));
  const ticks = ticksOf(0, Math.max(...bars.map(({ value }) => value), 0) || 1).filter(
    (tick) => !counted || Number.isInteger(tick),
  );
  const most = Math.max(ticks.at(-1) ?? 1, ...bars.map(({ value }) => value));
  const height = PLOT.height - PLOT.top - PLOT.bottom;
  const y = (value: number) => PLOT.top + height * (1 - value / most);
  const slot = (PLOT.width - PLOT.left - PLOT.right) / Math.max(1, bars.length);
  const width = slot * (touching ? 0.96 : 0.62);
  const sparse = Math.ceil(bars.length / 10);
  return (
    <PlotFrame
      title={title}
      summary={bars.map(({ label, value }) => `${label}: ${show(value)}`).join(", ")}
      table={{ head: [labelName, valueName], rows: bars.map(({ label, value }) => [label, show(value)]) }}
      links={bars.flatMap(({ label, value, to }, index) =>
        to === undefined || value === 0
          ? []
          : [{ to, name: `${labelName} ${label}: ${show(value)}`, left: PLOT.left + slot * index, width: slot }],
      )}
    >
      <YAxis ticks={ticks} y={y} format={show} />
      {bars.map(({ label, value, tone = 1 }, index) => (
        <g key={label}>
          <rect
            className={`plot-bar plot-tone-${tone}`}
            x={PLOT.left + slot * index + (slot - width) / 2}
            y={y(value)}
            width={width}
            height={Math.max(0, y(0) - y(value))}
            rx={2}
          >
            <title>{`${label}: ${show(value)}`}</title>
          </rect>
          {index % sparse === 0 && (
            <text
              className="plot-label"
              x={PLOT.left + slot * (index + 0.5)}
              y={PLOT.height - PLOT.bottom + 16}
              textAnchor="middle"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </PlotFrame>
  );
}
