import type { AgentResult } from "../api/index.ts";
import { ScoreBar } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type LostPoint, lostPoints } from "./lost-points.ts";

export const DIMENSIONS = ["factuality", "coherence", "readability"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** One score with what it rests on: how the judge ended, and where the points went. */
export function ScoreTile({
  dimension,
  result,
  detail,
}: {
  readonly dimension: Dimension;
  readonly result: AgentResult | null | undefined;
  /** A line under the bar: counts of claims or findings. */
  readonly detail: string;
}) {
  const { t, score, known } = useTranslation();
  const label = t(`design.dimension_${dimension}`);
  const status = result?.status ?? "not_run";
  const scored = status === "ok" || status === "incomplete";
  return (
    <section className={`card tile d-${dimension}`} aria-label={label}>
      <h2 className="tile-label">{label}</h2>
      {result?.score === null || result === null || result === undefined ? (
        <p className="tile-status">{known(`report.status_${status}`, status)}</p>
      ) : (
        <>
          <p className="tile-score">{score(result.score)}</p>
          <ScoreBar value={result.score} label={label} bare />
          {status === "incomplete" && <p className="tile-status">{t("report.status_incomplete")}</p>}
        </>
      )}
      {scored && <p className="tile-detail">{detail}</p>}
      {status !== "ok" && <p className="tile-detail">{known(`report.status_${status}_hint`, "")}</p>}
      {result && scored && <LostPoints result={result} />}
    </section>
  );
}

function LostPoints({ result }: { readonly result: AgentResult }) {
  const { t } = useTranslation();
  const points = lostPoints(result);
  return (
    <details className="lost">
      <summary>{t("report.why")}</summary>
      {result.explanation && <p className="lost-explanation">{result.explanation}</p>}
      {points.length === 0 ? (
        <p className="soft small">{t("report.nothing_lost")}</p>
      ) : (
        <ul>
          {points.map((point) => (
            <LostLine key={`${point.kind} ${point.code}`} point={point} />
          ))}
        </ul>
      )}
      <p className="soft small">{t(`report.origin_${result.origin}`)}</p>
    </details>
  );
}

function LostLine({ point }: { readonly point: LostPoint }) {
  const { t, known, number, count } = useTranslation();
  const { code, kind, loss } = point;
  const names = {
    measure: "report.measure_",
    estimate: "report.measure_",
    verdict: "report.sentences_",
    issue: "report.type_",
    rest: "report.",
  } as const;
  return (
    <li className="lost-line">
      <span className="lost-amount">{loss === null ? "" : `−${number(loss, 2)}`}</span>
      <span>
        {known(names[kind] + code, code)}{" "}
        <span className="soft">
          {kind === "verdict" ? count("report.sentences", point.count) : count("report.places", point.count)}
          {kind === "estimate" && ` (${t("report.estimate")})`}
        </span>
      </span>
    </li>
  );
}
