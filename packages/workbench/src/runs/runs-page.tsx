import { useState } from "react";
import { type Run, usePages } from "../api/index.ts";
import { Link, useQueryValue, useRouter } from "../browser/index.ts";
import {
  Button,
  Card,
  Checkbox,
  type Column,
  EmptyState,
  ErrorState,
  Field,
  LinkButton,
  Loading,
  ScoreBar,
  SearchField,
  Select,
  Table,
  Timestamp,
} from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { DIMENSIONS, type Dimension } from "../report/index.ts";
import { runName } from "./run-name.ts";
import { RunVerdict } from "./run-verdict.tsx";
import "./runs.css";
import { useRunsEvents } from "./use-runs-events.ts";

const STATUSES = ["pending", "running", "success", "failed"] as const;
const VERDICTS = ["passed", "blocked", "incomplete"] as const;

/** Every kept check: filters and search in the address, two of them to compare. */
export default function RunsPage() {
  const { t, count, number } = useTranslation();
  const { navigate } = useRouter();
  const [status, setStatus] = useQueryValue("status");
  const [search, setSearch] = useQueryValue("q");
  const [high, setHigh] = useQueryValue("high");
  const [verdict, setVerdict] = useQueryValue("verdict");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const wanted = STATUSES.find((one) => one === status);
  const ended = VERDICTS.find((one) => one === verdict);
  const runs = usePages("listRuns", {
    limit: 25,
    ...(wanted && { status: wanted }),
    ...(ended && { verdict: ended }),
    ...(search !== "" && { q: search }),
    ...(high === "true" && { high: "true" as const }),
  });
  const { items, failure, loading, hasMore, more, reload, refresh } = runs;
  const pulse = useRunsEvents(refresh);

  const filtered = wanted !== undefined || ended !== undefined || search !== "" || high === "true";
  const pick = (id: number, picked: boolean) =>
    setChosen((before) => (picked ? [...before.slice(-1), id] : before.filter((one) => one !== id)));
  const [a, b] = chosen.toSorted((one, other) => one - other);
  return (
    <Page
      title={t("runs.title")}
      lead={t("runs.lead")}
      actions={
        <>
          <Button
            icon="compare"
            disabled={a === undefined || b === undefined}
            onClick={() => navigate(`/runs/compare?a=${a}&b=${b}`)}
          >
            {t("runs.compare_chosen")}
          </Button>
          <LinkButton to="/check" kind="primary" icon="plus">
            {t("runs.new")}
          </LinkButton>
        </>
      }
    >
      <search className="runs-filters">
        <SearchField label={t("runs.search")} placeholder={t("runs.search_hint")} value={search} onSearch={setSearch} />
        <Field label={t("runs.verdict")}>
          {(props) => (
            <Select
              {...props}
              value={ended ?? ""}
              onChoose={setVerdict}
              options={[["", t("runs.any")], ...VERDICTS.map((one) => [one, t(`design.outcome_${one}`)] as const)]}
            />
          )}
        </Field>
        <Field label={t("runs.status")}>
          {(props) => (
            <Select
              {...props}
              value={wanted ?? ""}
              onChoose={setStatus}
              options={[["", t("runs.any")], ...STATUSES.map((one) => [one, t(`design.status_${one}`)] as const)]}
            />
          )}
        </Field>
        <Checkbox
          label={t("runs.high_only")}
          checked={high === "true"}
          onTick={(ticked) => setHigh(ticked ? "true" : "")}
        />
      </search>
      <p className="runs-live soft small" role="status">
        {pulse !== null && pulse.pending + pulse.running > 0 && (
          <>
            <span className="spinner" aria-hidden="true" />
            {t("runs.live", { running: number(pulse.running), pending: number(pulse.pending) })}
          </>
        )}
      </p>
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {items === undefined && loading && <Loading />}
      {items?.length === 0 && !failure && (
        <Card>
          {filtered ? (
            <EmptyState icon="search" title={t("runs.none_found")}>
              {t("runs.none_found_hint")}
            </EmptyState>
          ) : (
            <EmptyState
              icon="runs"
              title={t("runs.none")}
              action={
                <LinkButton to="/check" kind="primary" icon="check">
                  {t("runs.first")}
                </LinkButton>
              }
            >
              {t("runs.none_hint")}
            </EmptyState>
          )}
        </Card>
      )}
      {items !== undefined && items.length > 0 && (
        <Card flush>
          <RunTable runs={items} chosen={chosen} onPick={pick} />
          {hasMore && (
            <div className="runs-foot">
              <Button busy={loading} onClick={more}>
                {t("design.more")}
              </Button>
            </div>
          )}
        </Card>
      )}
      <p className="hidden-text" role="status">
        {items !== undefined && !loading && count("runs.shown", items.length)}
      </p>
    </Page>
  );
}

function RunTable({
  runs,
  chosen,
  onPick,
}: {
  readonly runs: readonly Run[];
  readonly chosen: readonly number[];
  readonly onPick: (id: number, picked: boolean) => void;
}) {
  const words = useTranslation();
  const { t, number } = words;
  const columns: readonly Column<Run>[] = [
    {
      key: "pick",
      head: t("runs.choose"),
      hideHead: true,
      className: "runs-pick",
      cell: (run) => (
        <input
          type="checkbox"
          aria-label={t("runs.choose_one", { name: runName(words, run) })}
          checked={chosen.includes(run.id)}
          onChange={({ target }) => onPick(run.id, target.checked)}
        />
      ),
    },
    {
      key: "name",
      head: t("runs.run"),
      rowHead: true,
      cell: (run) => (
        <>
          <Link to={`/runs/${run.id}`}>{runName(words, run)}</Link>{" "}
          {run.label !== null && <span className="soft small">#{run.id}</span>}
        </>
      ),
    },
    { key: "verdict", head: t("runs.verdict"), className: "runs-verdict", cell: (run) => <RunVerdict run={run} /> },
    ...DIMENSIONS.map(
      (dimension: Dimension): Column<Run> => ({
        key: dimension,
        head: t(`design.dimension_${dimension}`),
        className: "runs-score",
        cell: (run) =>
          run[dimension] === null ? (
            "–"
          ) : (
            <ScoreBar value={run[dimension]} label={t(`design.dimension_${dimension}`)} />
          ),
      }),
    ),
    {
      key: "findings",
      head: t("runs.findings_head"),
      numeric: true,
      cell: ({ num_findings, num_high_severity }) =>
        num_findings === null ? (
          "–"
        ) : (
          <>
            {number(num_findings)}
            {num_high_severity !== null && num_high_severity > 0 && (
              <span className="runs-high"> ({t("runs.high", { count: number(num_high_severity) })})</span>
            )}
          </>
        ),
    },
    { key: "created", head: t("runs.created"), cell: (run) => <Timestamp at={run.created_at} /> },
  ];
  return <Table caption={t("runs.title")} columns={columns} rows={runs} keyOf={({ id }) => id} />;
}
