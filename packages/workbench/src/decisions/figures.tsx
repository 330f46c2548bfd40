import { type DecisionAnalytics, useQuery } from "../api/index.ts";
import { useQueryValue } from "../browser/index.ts";
import { BarPlot, Card, EmptyState, ErrorState, Field, IntervalPlot, Loading, Select } from "../design/index.ts";
import { type Translation, useTranslation } from "../locales/index.ts";
import { PeriodTable, StyleTable } from "./figure-tables.tsx";

const PERIODS = ["day", "week", "month"] as const;
const RATES = [
  ["escalation_rate", "escalated", 1],
  ["model_success_rate", "model", 4],
  ["filter_trigger_rate", "filter", 5],
  ["audit_completeness", "audit", 3],
] as const;

/** Figures about the decisions and their explanations: by period, and by style of the customer text. */
export function Figures() {
  const { t } = useTranslation();
  const [chosen, setPeriod] = useQueryValue("period");
  const period = PERIODS.find((one) => one === chosen) ?? "day";
  const { answer, failure, reload } = useQuery("getDecisionAnalytics", { query: { period } });
  return (
    <div className="stack">
      <div className="decision-filters">
        <Field label={t("decisions.period")}>
          {(props) => (
            <Select
              {...props}
              value={period}
              onChoose={(value) => setPeriod(value === "day" ? "" : value)}
              options={PERIODS.map((one) => [one, t(`decisions.period_${one}`)] as const)}
            />
          )}
        </Field>
      </div>
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!answer && !failure && <Loading />}
      {answer?.periods.length === 0 && (
        <Card>
          <EmptyState icon="evaluations" title={t("decisions.figures_empty")}>
            {t("decisions.empty_text")}
          </EmptyState>
        </Card>
      )}
      {answer && answer.periods.length > 0 && <Plots figures={answer} period={period} />}
    </div>
  );
}

function Plots({ figures, period }: { readonly figures: DecisionAnalytics; readonly period: string }) {
  const words = useTranslation();
  const { t, percent, number, known } = words;
  const { periods, variants } = figures;
  const labelName = t("decisions.period");
  const label = (start: string) => periodLabel(words, start, period);
  return (
    <>
      <p className="soft small">{t("decisions.figures_note")}</p>
      <div className="grid-2">
        <Card>
          <BarPlot
            title={t("decisions.figures_decisions")}
            bars={periods.map((one) => ({ label: label(one.period), value: one.decisions }))}
            labelName={labelName}
            valueName={t("decisions.figures_decisions")}
          />
        </Card>
        {RATES.map(([key, name, tone]) => (
          <Card key={key}>
            <IntervalPlot
              title={t(`decisions.figures_${name}`)}
              points={periods.map((one) => ({ label: label(one.period), measured: one[key] }))}
              labelName={labelName}
              valueName={t(`decisions.figures_${name}`)}
              format={(value) => percent(value)}
              describe={({ value, low, high }) =>
                t("decisions.interval_short", { value: percent(value), low: percent(low), high: percent(high) })
              }
              tone={tone}
            />
          </Card>
        ))}
        <Card>
          <IntervalPlot
            title={t("decisions.figures_rating")}
            points={variants.map(({ variant, mean_rating }) => ({
              label: known(`decisions.style_${variant}`, variant),
              measured: mean_rating,
            }))}
            labelName={t("decisions.style")}
            valueName={t("decisions.figures_rating_mean")}
            from={1}
            to={5}
            format={(value) => number(value)}
            describe={({ value, low, high }) =>
              t("decisions.interval_short", { value: number(value, 1), low: number(low, 1), high: number(high, 1) })
            }
            tone={2}
          />
        </Card>
      </div>
      <Card title={t("decisions.figures_table")} flush>
        <PeriodTable periods={periods} label={label} />
      </Card>
      <Card title={t("decisions.figures_rating")} flush>
        <StyleTable variants={variants} />
      </Card>
    </>
  );
}

/** The day a period starts with, or its month. */
function periodLabel({ locale }: Translation, start: string, period: string): string {
  const options: Intl.DateTimeFormatOptions =
    period === "month" ? { month: "short", year: "numeric" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${start}T00:00:00Z`));
}
