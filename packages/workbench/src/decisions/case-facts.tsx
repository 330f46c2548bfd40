import type { PipelineState } from "../api/index.ts";
import { Badge, Card, type Column, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { money } from "./money.ts";

type Fact = { readonly name: string; readonly paid: string; readonly usual: string; readonly differs: boolean };

/** The payment beside what is usual for the customer; what differs is marked in words. */
export function CaseFacts({ state }: { readonly state: PipelineState }) {
  const { t } = useTranslation();
  const facts = useFacts(state);
  const usual: Column<Fact> = {
    key: "usual",
    head: t("decisions.fact_usual"),
    cell: ({ usual }) => <span className="soft">{usual}</span>,
  };
  const columns: Column<Fact>[] = [
    { key: "name", head: t("decisions.fact"), cell: ({ name }) => name, rowHead: true },
    {
      key: "paid",
      head: t("decisions.fact_payment"),
      cell: ({ paid, differs }) => (
        <span className="row decision-fact">
          {paid}
          {differs && (
            <Badge tone="unsure" icon="warning">
              {t("decisions.differs")}
            </Badge>
          )}
        </span>
      ),
    },
    ...(state.customer_behavior === null ? [] : [usual]),
  ];
  return (
    <Card title={t("decisions.facts")} flush>
      <Table caption={t("decisions.facts")} columns={columns} rows={facts} keyOf={({ name }) => name} />
      {state.customer_behavior === null && <p className="soft decision-note">{t("decisions.no_habits")}</p>}
    </Card>
  );
}

function useFacts({ transaction, customer_behavior: habits, transaction_signals: signals }: PipelineState): Fact[] {
  const { t, locale } = useTranslation();
  const nothing = "–";
  const fact = (name: string, paid: string | null, usual: string | undefined, differs: boolean | null | undefined) => ({
    name,
    paid: paid ?? t("decisions.unknown"),
    usual: usual ?? nothing,
    differs: differs === true,
  });
  const ratio = signals?.amount_ratio;
  return [
    fact(
      t("decisions.fact_amount"),
      money(transaction.amount, transaction.currency, locale),
      habits === null ? undefined : money(habits.usual_amount_avg, habits.currency ?? transaction.currency, locale),
      typeof ratio === "number" && ratio > 2,
    ),
    fact(
      t("decisions.fact_time"),
      transaction.timestamp.slice(0, 16).replace("T", " "),
      habits?.usual_hours,
      signals?.is_off_hours,
    ),
    fact(t("decisions.fact_country"), transaction.country, habits?.usual_countries.join(", "), signals?.is_foreign),
    fact(
      t("decisions.fact_device"),
      transaction.device_id,
      habits?.usual_devices.join(", "),
      signals?.is_unknown_device,
    ),
    fact(t("decisions.fact_channel"), transaction.channel, undefined, signals?.channel_risk === "high"),
    fact(t("decisions.fact_merchant"), transaction.merchant_name ?? transaction.merchant_id, undefined, false),
    fact(t("decisions.fact_customer"), transaction.customer_id, undefined, false),
  ];
}
