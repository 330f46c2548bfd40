import type { EvaluationRow } from "../api/index.ts";
import { Badge, type IconName, KeyValue, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const CELLS: Readonly<Record<NonNullable<EvaluationRow["cell"]>, readonly [Tone, IconName]>> = {
  tp: ["good", "tick"],
  fn: ["bad", "cross"],
  fp: ["unsure", "warning"],
  tn: ["good", "tick"],
};

const CELL_WORDS = { tp: "found", fn: "missed", fp: "false_alarm", tn: "left_alone" } as const;

/** What became of a decision, in a word. */
export function CellBadge({ cell }: { readonly cell: EvaluationRow["cell"] }) {
  const { t } = useTranslation();
  if (cell === null) return null;
  const [tone, icon] = CELLS[cell];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`evaluations.${CELL_WORDS[cell]}`)}
    </Badge>
  );
}

/** What people said and what the judge said, in words; a dash where nobody said anything. */
export function useAnswers() {
  const { t, score } = useTranslation();
  const decided = (answer: boolean) => t(answer ? "evaluations.says_error" : "evaluations.says_fine");
  return {
    people: ({ label, truth }: Pick<EvaluationRow, "label" | "truth">) => {
      if (typeof label === "boolean") return decided(label);
      return typeof truth === "number" ? score(truth) : t("evaluations.no_label");
    },
    judge: ({ decision, score: value }: Pick<EvaluationRow, "decision" | "score">) =>
      typeof decision === "boolean" ? decided(decision) : score(value),
  };
}

/** What is known of a row beside its texts. */
export function RowFacts({ row }: { readonly row: EvaluationRow }) {
  const { t, score, number } = useTranslation();
  const answers = useAnswers();
  const { error_probability, origin, system, lang, error_types = [], scores = {}, annotations = [], ranking } = row;
  const given = (name: string, value: string | null | undefined) => (value ? [[name, value] as const] : []);
  const others = Object.entries(scores).flatMap(([name, value]) => (value === null ? [] : [`${name} ${score(value)}`]));
  return (
    <KeyValue
      facts={[
        ...(row.task === "rerank" ? [] : [[t("evaluations.people_say"), answers.people(row)] as const]),
        ...(typeof row.decision === "boolean" ? [[t("evaluations.judge_says"), answers.judge(row)] as const] : []),
        ...(row.score === null ? [] : [[t("evaluations.score"), score(row.score)] as const]),
        ...(typeof error_probability === "number"
          ? [[t("evaluations.probability"), number(error_probability, 3)] as const]
          : []),
        ...(typeof ranking?.ndcg_at_10 === "number"
          ? [[t("evaluations.metric_ndcg_at_10"), score(ranking.ndcg_at_10)] as const]
          : []),
        ...given(t("evaluations.filter_origin"), origin),
        ...given(t("evaluations.filter_system"), system),
        ...given(t("evaluations.filter_lang"), lang),
        ...given(t("evaluations.error_types"), error_types.join(", ")),
        ...given(t("evaluations.other_scores"), others.join(", ")),
        ...given(
          t("evaluations.annotators"),
          annotations.map(({ annotator, value }) => `${annotator}: ${number(value, 2)}`).join(", "),
        ),
      ]}
    />
  );
}
