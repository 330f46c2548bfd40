import { type DecisionListed, type InputOf, usePages } from "../api/index.ts";
import { Link, useQueryValue, useRouter } from "../browser/index.ts";
import {
  Button,
  Card,
  type Column,
  EmptyState,
  ErrorState,
  Field,
  Loading,
  ScoreBar,
  Select,
  Table,
  Timestamp,
} from "../design/index.ts";
import { type Translation, useTranslation } from "../locales/index.ts";
import { money } from "./money.ts";
import { OutcomeBadge } from "./outcome-badge.tsx";

type ListQuery = NonNullable<InputOf<"listDecisions">["query"]>;
const OUTCOMES = ["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] as const;
const SOURCES = ["model", "template", "safe_template", "human", "error"] as const;

/** The cases with filters that live in the address. */
export function CaseList() {
  const { t } = useTranslation();
  const { path, navigate } = useRouter();
  const [chosenDecision, setDecision] = useQueryValue("decision");
  const [chosenSource, setSource] = useQueryValue("source");
  const decision = OUTCOMES.find((one) => one === chosenDecision);
  const source = SOURCES.find((one) => one === chosenSource);
  const query: ListQuery = { limit: 50, ...(decision && { decision }), ...(source && { source }) };
  const { items, failure, loading, hasMore, more, reload } = usePages("listDecisions", query);
  const filtered = decision !== undefined || source !== undefined;
  return (
    <div className="stack">
      <div className="decision-filters">
        <Field label={t("decisions.filter_decision")}>
          {(props) => (
            <Select
              {...props}
              value={decision ?? ""}
              onChoose={setDecision}
              options={[
                ["", t("decisions.filter_all")],
                ...OUTCOMES.map((one) => [one, t(`decisions.outcome_${one}`)] as const),
              ]}
            />
          )}
        </Field>
        <Field label={t("decisions.filter_source")}>
          {(props) => (
            <Select
              {...props}
              value={source ?? ""}
              onChoose={setSource}
              options={[
                ["", t("decisions.filter_all_sources")],
                ...SOURCES.map((one) => [one, t(`decisions.source_${one}`)] as const),
              ]}
            />
          )}
        </Field>
      </div>
      {failure && <ErrorState failure={failure} onRetry={items ? more : reload} />}
      {!items && loading && <Loading />}
      {items?.length === 0 && !failure && (
        <Card>
          {filtered ? (
            <EmptyState
              icon="filter"
              title={t("decisions.empty_filtered")}
              action={<Button onClick={() => navigate(path, { replace: true })}>{t("decisions.clear_filters")}</Button>}
            />
          ) : (
            <EmptyState icon="decisions" title={t("decisions.empty")}>
              {t("decisions.empty_text")}
            </EmptyState>
          )}
        </Card>
      )}
      {items && items.length > 0 && <Cases items={items} />}
      {hasMore && items && (
        <Button busy={loading} onClick={more}>
          {t("design.more")}
        </Button>
      )}
    </div>
  );
}

function Cases({ items }: { readonly items: readonly DecisionListed[] }) {
  const words = useTranslation();
  const { t } = words;
  return (
    <Card flush>
      <Table
        caption={t("decisions.cases")}
        columns={columnsOf(words)}
        rows={items}
        keyOf={({ transaction_id }) => transaction_id}
      />
    </Card>
  );
}

function columnsOf({ t, known, number, locale }: Translation): Column<DecisionListed>[] {
  return [
    {
      key: "case",
      head: t("decisions.column_case"),
      rowHead: true,
      cell: ({ transaction_id }) => (
        <Link to={`/decisions/${encodeURIComponent(transaction_id)}`}>{transaction_id}</Link>
      ),
    },
    {
      key: "decision",
      head: t("decisions.column_decision"),
      cell: ({ decision }) => <OutcomeBadge outcome={decision} />,
    },
    {
      key: "risk",
      head: t("decisions.column_risk"),
      className: "decision-risk",
      cell: ({ composite }) =>
        composite === null ? (
          "–"
        ) : (
          <span className="decision-risk-cell">
            <ScoreBar bare more="worse" value={composite / 100} label={t("decisions.column_risk")} />
            <span className="decision-figure">{number(composite)}</span>
          </span>
        ),
    },
    {
      key: "amount",
      head: t("decisions.column_amount"),
      numeric: true,
      cell: ({ amount, currency }) => money(amount, currency, locale),
    },
    { key: "customer", head: t("decisions.column_customer"), cell: ({ customer_id }) => customer_id ?? "–" },
    {
      key: "source",
      head: t("decisions.column_source"),
      cell: ({ explanation_source: source }) => (source === null ? "–" : known(`decisions.source_${source}`, source)),
    },
    {
      key: "version",
      head: t("decisions.column_version"),
      numeric: true,
      cell: ({ latest_version }) => number(latest_version),
    },
    {
      key: "changed",
      head: t("decisions.column_changed"),
      cell: ({ updated_at }) => <Timestamp at={updated_at} />,
    },
  ];
}
