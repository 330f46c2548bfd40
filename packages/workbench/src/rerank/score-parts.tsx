import { Fragment } from "react";
import { useTranslation } from "../locales/index.ts";
import { PARTS, type Part, sumOf } from "./explained-run.ts";

/** What the colours of the bars mean. */
export function PartsLegend() {
  const { t } = useTranslation();
  return (
    <ul className="rerank-legend">
      {PARTS.map((part) => (
        <li key={part}>
          <span className={`rerank-swatch rerank-part-${part}`} aria-hidden="true" />
          {t(`rerank.part_${part}`)}
        </li>
      ))}
    </ul>
  );
}

/** A fused score as a stacked bar, with its parts and their sum in figures beneath. */
export function ScoreParts({
  points,
  most,
}: {
  readonly points: Readonly<Record<Part, number>>;
  readonly most: number;
}) {
  const { t, number } = useTranslation();
  const shown = PARTS.filter((part) => points[part] > 0 || part === "rrf_term");
  const total = number(sumOf(points), 1);
  return (
    <div className="rerank-parts">
      <div className="rerank-bar" aria-hidden="true">
        {shown.map((part) => (
          <span
            key={part}
            className={`rerank-part-${part}`}
            title={`${t(`rerank.part_${part}`)}: ${number(points[part], 1)}`}
            style={{ inlineSize: `${(points[part] / most) * 100}%` }}
          />
        ))}
      </div>
      <p className="rerank-sum">
        <strong>{t("rerank.points", { points: total })}</strong>
        {shown.map((part, index) => (
          <Fragment key={part}>
            {" "}
            <span className="rerank-term">
              {index === 0 ? "=" : "+"} {number(points[part], 1)} {t(`rerank.part_short_${part}`)}
            </span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
