import { useMemo } from "react";
import { type Finding, type RunDetail, usePages, useQuery } from "../api/index.ts";
import { Link, useQueryValue } from "../browser/index.ts";
import {
  Card,
  type Column,
  classNames,
  DimensionBadge,
  EmptyState,
  ErrorState,
  Field,
  Icon,
  Loading,
  Select,
  SeverityBadge,
  Table,
} from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { DIMENSIONS } from "../report/index.ts";
import { compareFindings } from "./compare-findings.ts";
import { ComparedTexts, SourceNotice } from "./compared-texts.tsx";
import { runName } from "./run-name.ts";
import "./runs.css";

/** Two runs beside each other: scores with their change, findings that went and that came. */
export default function ComparePage() {
  const { t } = useTranslation();
  const [a, setA] = useQueryValue("a");
  const [b, setB] = useQueryValue("b");
  const first = useQuery("getRun", idOf(a));
  const second = useQuery("getRun", idOf(b));
  const failed = first.failure ? first : second.failure ? second : undefined;
  const complete = first.answer !== undefined && second.answer !== undefined;
  return (
    <Page title={t("runs.compare")} lead={t("runs.compare_lead")} back={{ to: "/runs", label: t("runs.all") }}>
      <div className="compare-pick">
        <RunPicker label={t("runs.before")} value={a} run={first.answer} onChoose={setA} />
        <RunPicker label={t("runs.after")} value={b} run={second.answer} onChoose={setB} />
      </div>
      {failed?.failure && <ErrorState failure={failed.failure} onRetry={failed.reload} />}
      {!failed && (first.loading || second.loading) && <Loading />}
      {!failed && !first.loading && !second.loading && !complete && (
        <Card>
          <EmptyState icon="compare" title={t("runs.pick_two")} />
        </Card>
      )}
      {first.answer && second.answer && <Comparison before={first.answer} after={second.answer} />}
    </Page>
  );
}

function idOf(text: string): { path: { id: number } } | null {
  return /^[1-9]\d{0,14}$/.test(text) ? { path: { id: Number(text) } } : null;
}

function RunPicker({
  label,
  value,
  run,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly run: RunDetail | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const words = useTranslation();
  const { items } = usePages("listRuns", { limit: 100, status: "success" });
  const listed = [...(run === undefined ? [] : [run]), ...(items ?? []).filter(({ id }) => id !== run?.id)];
  return (
    <Field label={label}>
      {(props) => (
        <Select
          {...props}
          value={value}
          onChoose={onChoose}
          options={[
            ["", words.t("runs.pick")],
            ...listed.map((one) => [String(one.id), `#${one.id} · ${runName(words, one)}`] as const),
          ]}
        />
      )}
    </Field>
  );
}

function Comparison({ before, after }: { readonly before: RunDetail; readonly after: RunDetail }) {
  const words = useTranslation();
  const { t, count } = words;
  const changes = useMemo(
    () => compareFindings(before.report?.findings ?? [], after.report?.findings ?? []),
    [before, after],
  );
  return (
    <>
      <SourceNotice before={before} after={after} />
      <Card title={t("runs.scores")} flush>
        <Scores before={before} after={after} />
      </Card>
      <ComparedTexts before={before} after={after} names={[runName(words, before), runName(words, after)]} />
      <div className="grid-2">
        <FindingCard title={count("runs.gone", changes.gone.length)} findings={changes.gone} run={before.id} />
        <FindingCard title={count("runs.added", changes.added.length)} findings={changes.added} run={after.id} />
      </div>
      <FindingCard title={count("runs.unchanged", changes.kept.length)} findings={changes.kept} run={after.id} />
    </>
  );
}

type ScoreRow = {
  readonly key: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Scores want to rise, findings to fall. */
  readonly better: 1 | -1;
  readonly digits: number;
};

function Scores({ before, after }: { readonly before: RunDetail; readonly after: RunDetail }) {
  const words = useTranslation();
  const { t, number } = words;
  const rows: readonly ScoreRow[] = [
    ...DIMENSIONS.map((dimension) => ({
      key: dimension,
      name: t(`design.dimension_${dimension}`),
      before: before[dimension],
      after: after[dimension],
      better: 1 as const,
      digits: 2,
    })),
    ...(["num_findings", "num_high_severity"] as const).map((key) => ({
      key,
      name: t(`runs.${key}`),
      before: before[key],
      after: after[key],
      better: -1 as const,
      digits: 0,
    })),
  ];
  const value = (amount: number | null, digits: number) => (amount === null ? "–" : number(amount, digits));
  const columns: readonly Column<ScoreRow>[] = [
    { key: "name", head: t("runs.measure"), rowHead: true, cell: ({ name }) => name },
    {
      key: "before",
      head: <Link to={`/runs/${before.id}`}>{runName(words, before)}</Link>,
      label: t("runs.before"),
      numeric: true,
      cell: (row) => value(row.before, row.digits),
    },
    {
      key: "after",
      head: <Link to={`/runs/${after.id}`}>{runName(words, after)}</Link>,
      label: t("runs.after"),
      numeric: true,
      cell: (row) => value(row.after, row.digits),
    },
    { key: "change", head: t("runs.change"), numeric: true, cell: (row) => <Delta row={row} /> },
  ];
  return <Table caption={t("runs.scores")} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function Delta({ row }: { readonly row: ScoreRow }) {
  const { t, number } = useTranslation();
  const { before, after, better, digits } = row;
  if (before === null || after === null) return "–";
  const change = Number((after - before).toFixed(digits));
  if (change === 0) return <span className="soft">{t("runs.unchanged")}</span>;
  const improved = Math.sign(change) === better;
  return (
    <span className={classNames("delta", improved ? "delta-up" : "delta-down")}>
      <Icon name={change > 0 ? "up" : "down"} />
      {change > 0 ? "+" : "−"}
      {number(Math.abs(change), digits)}{" "}
      <span className="hidden-text">{t(improved ? "runs.better" : "runs.worse")}</span>
    </span>
  );
}

function FindingCard({
  title,
  findings,
  run,
}: {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly run: number;
}) {
  const { t } = useTranslation();
  return (
    <Card title={title}>
      {findings.length === 0 ? (
        <p className="soft">{t("runs.no_findings")}</p>
      ) : (
        <ul className="compare-list">
          {findings.map(({ id, dimension, severity, message, span }) => (
            <li key={id} className={`d-${dimension}`}>
              <span className="row">
                <SeverityBadge severity={severity} />
                <DimensionBadge dimension={dimension} />
              </span>
              <Link to={`/runs/${run}#${id}`}>{message}</Link>
              {span !== null && span.text !== "" && (
                <q className="soft small" dir="auto">
                  {span.text.length > 200 ? `${span.text.slice(0, 200)}…` : span.text}
                </q>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
