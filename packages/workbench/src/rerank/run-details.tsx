import type { RerankEnvelope } from "../api/index.ts";
import { KeyValue, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type ExplainedRun, PARTS } from "./explained-run.ts";

/** The exact figures behind the bars, and how the run was made: for whoever wants to check that it adds up. */
export function RunDetails({ run, flags }: { readonly run: ExplainedRun; readonly flags: RerankEnvelope["flags"] }) {
  const { t, number, known } = useTranslation();
  const { llm, fusion } = flags.debug;
  const exact = (value: number) => number(value, 7);
  return (
    <details className="card rerank-details">
      <summary>{t("rerank.details")}</summary>
      <div className="stack">
        <KeyValue
          facts={[
            [t("rerank.scored_by"), llm.fallback === null ? t("rerank.by_model") : t("rerank.by_embedded")],
            [t("rerank.fallback"), llm.fallback ? known(`rerank.fallback_${llm.fallback}`, llm.fallback) : "–"],
            [t("rerank.model_items"), number(llm.llm_items)],
            ["rrf_k", number(fusion.rrf_k)],
          ]}
        />
        <Table
          caption={t("rerank.exact")}
          rows={run.ranked}
          keyOf={({ item }) => item.candidate_id}
          columns={[
            {
              key: "id",
              head: t("rerank.candidate"),
              rowHead: true,
              cell: ({ item }) => <code>{item.candidate_id}</code>,
            },
            ...PARTS.map((part) => ({
              key: part,
              head: t(`rerank.part_${part}`),
              numeric: true,
              cell: (one: ExplainedRun["ranked"][number]) => exact(one.exact[part]),
            })),
            {
              key: "fused",
              head: t("rerank.fused"),
              numeric: true,
              cell: ({ item }) => exact(fusion.fused_scores[item.candidate_id] ?? 0),
            },
            {
              key: "overlap",
              head: t("rerank.overlap_short"),
              numeric: true,
              cell: ({ overlap }) => number(overlap, 2),
            },
          ]}
        />
      </div>
    </details>
  );
}
