import type { AnswerOf } from "../api/index.ts";
import { Card, TrendPlot } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { DIMENSIONS } from "../report/score-tile.tsx";

type Quality = AnswerOf<"showOverview">["quality"];

/** The mean score of each dimension over time, and how many texts passed. */
export function QualityPlots({ quality: { every, points } }: { readonly quality: Quality }) {
  const { t, locale, score, percent } = useTranslation();
  if (points.length === 0) return null;
  const dates = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    ...(every === "hour" ? { hour: "numeric", minute: "2-digit" } : { timeZone: "UTC" }),
  });
  const x = points.map(({ at }) => ({ at: Date.parse(at), label: dates.format(new Date(at)) }));
  const ended = (point: Quality["points"][number]) => point.passed + point.blocked + point.incomplete;
  const passing = points.map((point) => (ended(point) === 0 ? null : point.passed / ended(point)));
  return (
    <Card title={t("home.quality")}>
      <div className="home-plots">
        <TrendPlot
          title={t("home.passing")}
          points={x.map((place, at) => ({ ...place, value: passing[at] ?? null }))}
          timeName={t("home.time")}
          format={(value) => percent(value)}
        />
        {DIMENSIONS.map((dimension) => (
          <TrendPlot
            key={dimension}
            title={t(`design.dimension_${dimension}`)}
            points={x.map((place, at) => ({ ...place, value: points[at]?.[dimension] ?? null }))}
            timeName={t("home.time")}
            format={score}
          />
        ))}
      </div>
      <p className="soft small">{t(`home.quality_note_${every}`)}</p>
    </Card>
  );
}
