import { useQuery } from "../api/index.ts";
import { useQueryValue } from "../browser/index.ts";
import { EmptyState, ErrorState, Field, Loading, Select } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { ComparisonResult } from "./comparison-result.tsx";
import "./evaluations.css";

/** Two evaluations over the rows both have; which two is in the address. */
export default function CompareEvaluationsPage() {
  const { t } = useTranslation();
  const [a, setA] = useQueryValue("a");
  const [b, setB] = useQueryValue("b");
  const list = useQuery("listEvaluations", { query: { limit: 100 } });
  const ready = a !== "" && b !== "" && a !== b;
  const compared = useQuery("compareEvaluations", ready ? { query: { a: Number(a), b: Number(b) } } : null);
  const finished = list.answer?.items.filter(({ status }) => status === "success") ?? [];
  const taskOf = (id: string) => finished.find((one) => String(one.id) === id)?.headline?.task;
  const nameOf = (id: string) => finished.find((one) => String(one.id) === id)?.name ?? id;
  const options = (other: string): (readonly [string, string])[] => [
    ["", t("evaluations.please_choose")],
    ...finished
      .filter(({ id, headline }) => String(id) !== other && (other === "" || headline?.task === taskOf(other)))
      .map(({ id, name }) => [String(id), name] as const),
  ];
  return (
    <Page
      title={t("evaluations.comparison")}
      lead={t("evaluations.comparison_lead")}
      back={{ to: "/evaluations", label: t("evaluations.title") }}
      wide
    >
      <div className="stack">
        {list.failure && <ErrorState failure={list.failure} onRetry={list.reload} />}
        <div className="grid-2">
          <Field label={t("evaluations.before")}>
            {(props) => <Select {...props} value={a} options={options(b)} onChoose={setA} />}
          </Field>
          <Field label={t("evaluations.after")}>
            {(props) => <Select {...props} value={b} options={options(a)} onChoose={setB} />}
          </Field>
        </div>
        {!ready && (
          <EmptyState icon="compare" title={t("evaluations.choose_for_comparison")}>
            {t("evaluations.choose_for_comparison_hint")}
          </EmptyState>
        )}
        {compared.failure && <ErrorState failure={compared.failure} onRetry={compared.reload} />}
        {ready && !compared.answer && !compared.failure && <Loading />}
        {ready && compared.answer && (
          <ComparisonResult comparison={compared.answer} names={[nameOf(a), nameOf(b)]} ids={[a, b]} />
        )}
      </div>
    </Page>
  );
}
