import { useId } from "react";

const WIDTH = 240;
const HEIGHT = 84;
const [LEFT, RIGHT, TOP, BOTTOM] = [4, 8, 8, 18];

/** A share between 0 and 1 over time, small: the last value in large figures, the way there as a line, and all of it as a table for whoever cannot see it. */
export function TrendPlot({
  title,
  points,
  timeName,
  format,
}: {
  readonly title: string;
  /** In the order of time; a time without a value leaves a gap. */
  readonly points: readonly { readonly at: number; readonly label: string; readonly value: number | null }[];
  readonly timeName: string;
  readonly format: (value: number) => string;
}) {
  const id = useId();
  const known = points.flatMap(({ value, ...place }) => (value === null ? [] : [{ ...place, value }]));
  const [first, last] = [known[0], known.at(-1)];
  const reach = last && first ? last.at - first.at : 0;
  const x = (at: number) =>
    reach === 0 ? WIDTH / 2 : LEFT + ((at - (first?.at ?? 0)) / reach) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure className="trend">
      <figcaption>
        <span className="trend-title">{title}</span>{" "}
        <strong className="trend-last">{last ? format(last.value) : "–"}</strong>
      </figcaption>
      {first && last && (
        <svg className="trend-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
          <title id={id}>{`${title}: ${format(first.value)} → ${format(last.value)}`}</title>
          {[0, 0.5, 1].map((line) => (
            <line key={line} className="trend-grid" x1={0} x2={WIDTH} y1={y(line)} y2={y(line)} />
          ))}
          <polyline className="trend-line" points={known.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ")} />
          {known.map(({ at, value }, index) => (
            <circle key={at} className="trend-dot" cx={x(at)} cy={y(value)} r={index === known.length - 1 ? 4 : 2} />
          ))}
          <text x={reach === 0 ? WIDTH / 2 : 0} y={HEIGHT - 3} textAnchor={reach === 0 ? "middle" : "start"}>
            {first.label}
          </text>
          {reach > 0 && (
            <text x={WIDTH} y={HEIGHT - 3} textAnchor="end">
              {last.label}
            </text>
          )}
        </svg>
      )}
      <div className="hidden-text">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{timeName}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ at, label, value }) => (
              <tr key={at}>
                <td>{label}</td>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
