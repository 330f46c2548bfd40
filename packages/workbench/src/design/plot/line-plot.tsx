import { useTranslation } from "../../locales/index.ts";
import { PLOT, PlotFrame, YAxis } from "./frame.tsx";
import { ticksOf } from "./scale.ts";

/** One line through its points, with a name for the legend. */
export type Line = {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly tone?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Dashed: a reference such as the diagonal of chance. */
  readonly dashed?: boolean;
  /** Dots alone, or on the line. Defaults to the line alone; a single point is always a dot. */
  readonly marks?: "line" | "dots" | "both";
};

/** Lines over a numeric axis: curves, or values over time with `formatX`. */
export function LinePlot({
  title,
  lines,
  xName,
  yName,
  formatX,
  formatY,
  yFrom = 0,
  yTo,
}: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly xName: string;
  readonly yName: string;
  readonly formatX?: (value: number) => string;
  readonly formatY?: (value: number) => string;
  /** Defaults to 0. */
  readonly yFrom?: number;
  /** Defaults to the largest value. */
  readonly yTo?: number;
}) {
  const { t, number } = useTranslation();
  const plain = (value: number) => number(value, Number.isInteger(value) ? 0 : 2);
  const [showX, showY] = [formatX ?? plain, formatY ?? plain];
  const points = lines.flatMap((line) => line.points);
  const xs = points.map(([x]) => x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const top = yTo ?? Math.max(...points.map(([, y]) => y), yFrom + 1e-9);
  const width = PLOT.width - PLOT.left - PLOT.right;
  const height = PLOT.height - PLOT.top - PLOT.bottom;
  const x = (value: number) => PLOT.left + (most > least ? ((value - least) / (most - least)) * width : width / 2);
  const y = (value: number) => PLOT.top + height * (1 - (value - yFrom) / (top - yFrom || 1));
  if (points.length === 0) return null;
  return (
    <PlotFrame
      title={title}
      summary={`${yName} / ${xName}: ${lines.map(({ name }) => name).join(", ")}`}
      table={{
        head: [t("design.plot_line"), xName, yName],
        rows: lines.flatMap(({ name, points: own }) => own.map(([px, py]) => [name, showX(px), showY(py)])),
      }}
    >
      <YAxis ticks={ticksOf(yFrom, top)} y={y} format={showY} />
      <g className="plot-axis">
        {ticksOf(least, most).map((tick) => (
          <text key={tick} x={x(tick)} y={PLOT.height - PLOT.bottom + 16} textAnchor="middle">
            {showX(tick)}
          </text>
        ))}
      </g>
      {lines.map(({ name, points: own, tone = 1, dashed, marks = "line" }) => (
        <g key={name}>
          {marks !== "dots" && (
            <polyline
              className={`plot-line plot-tone-${tone}${dashed ? " plot-dashed" : ""}`}
              points={own.map(([px, py]) => `${x(px)},${y(py)}`).join(" ")}
            />
          )}
          {(marks !== "line" || own.length === 1) &&
            own.map(([px, py], index) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: points have no name and never change places
                key={index}
                className={`plot-dot plot-tone-${tone}`}
                cx={x(px)}
                cy={y(py)}
                r={own.length === 1 ? 5 : 3.5}
                fillOpacity={marks === "dots" && own.length > 1 ? 0.45 : 1}
              />
            ))}
        </g>
      ))}
      {lines.length > 1 && (
        <g className="plot-legend">
          {lines.map(({ name, points: own, tone = 1, dashed, marks }, index) => (
            <g key={name} transform={`translate(${PLOT.left + 8 + index * 140} ${PLOT.height - 4})`}>
              {marks === "dots" || own.length === 1 ? (
                <circle className={`plot-dot plot-tone-${tone}`} cx={9} cy={-3} r={4} />
              ) : (
                <line
                  className={`plot-line plot-tone-${tone}${dashed ? " plot-dashed" : ""}`}
                  x1={0}
                  x2={18}
                  y1={-3}
                  y2={-3}
                />
              )}
              <text x={23}>{name}</text>
            </g>
          ))}
        </g>
      )}
    </PlotFrame>
  );
}
