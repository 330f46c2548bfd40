import { useTranslation } from "../locales/index.ts";
import { FigureInterval, useInterval } from "./figure-interval.tsx";
import type { figuresOf } from "./figures.ts";

/** The first figures, large. */
export function HeadlineFigures({ figures }: { readonly figures: ReturnType<typeof figuresOf> }) {
  const { known, score } = useTranslation();
  const interval = useInterval();
  return (
    <dl className="evaluation-figures">
      {figures.slice(0, 4).map(([name, figure]) => (
        <div key={name}>
          <dt>{known(`evaluations.metric_${name}`, name)}</dt>
          <dd>
            <span className="evaluation-big">{score(figure.value)}</span>
            <FigureInterval figure={figure} from={Math.min(0, figure.ci_lower ?? 0)} to={1} />
            <span className="soft small">{interval(figure)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
