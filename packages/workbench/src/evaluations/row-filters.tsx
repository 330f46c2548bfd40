import type { EvaluationSummary } from "../api/index.ts";
import { useRouter } from "../browser/index.ts";
import { Button, Field, SearchField, Select } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { groupName, groupsOf } from "./figures.ts";
import { choiceIn, type RowChoice, rowsAddress } from "./row-choice.ts";

/** Which kinds of the summary have a filter. */
const KINDS = [
  ["origin", "by_origin"],
  ["system", "by_system"],
  ["lang", "by_lang"],
  ["length", "by_length"],
  ["error_type", "by_error_type"],
] as const;

/** What is looked at; each choice is in the address, so that it can be shared. */
export function RowFilters({ id, summary }: { readonly id: number; readonly summary: EvaluationSummary }) {
  const words = useTranslation();
  const { t, score } = words;
  const { query, navigate } = useRouter();
  const choice = choiceIn(query);
  const choose = (change: RowChoice) => navigate(rowsAddress(id, { ...choice, ...change }), { replace: true });
  const select = (key: keyof RowChoice, label: string, options: readonly (readonly [string, string])[]) => (
    <Field key={key} label={label}>
      {(props) => (
        <Select
          {...props}
          value={choice[key] ?? ""}
          options={[["", t("evaluations.filter_any")], ...options]}
          onChoose={(value) => choose({ [key]: value })}
        />
      )}
    </Field>
  );
  return (
    <search className="row-filters" aria-label={t("evaluations.filter")}>
      {summary.task === "factuality" &&
        select(
          "cell",
          t("evaluations.filter_cell"),
          (["fn", "fp", "tp", "tn"] as const).map((cell) => [cell, t(`evaluations.cell_${cell}`)]),
        )}
      {summary.task === "factuality" &&
        select("label", t("evaluations.filter_label"), [
          ["error", t("evaluations.says_error")],
          ["fine", t("evaluations.says_fine")],
        ])}
      {KINDS.map(([key, by]) => {
        const names = groupsOf(summary, by).map(({ name }) => name);
        if (names.length < (by === "by_error_type" ? 1 : 2) && choice[key] === undefined) return null;
        return select(
          key,
          t(`evaluations.filter_${key}`),
          names.map((name, at) => [name, groupName(by, name, names[at - 1], words)]),
        );
      })}
      <Field label={t("evaluations.filter_order")}>
        {(props) => (
          <Select
            {...props}
            value={choice.order ?? "worst"}
            options={(["worst", "data", "score"] as const).map((order) => [order, t(`evaluations.order_${order}`)])}
            onChoose={(order) => choose({ order: order === "worst" ? "" : order })}
          />
        )}
      </Field>
      <SearchField label={t("evaluations.filter_q")} value={choice.q ?? ""} onSearch={(q) => choose({ q })} />
      {choice.score_from !== undefined && choice.score_to !== undefined && (
        <Button icon="close" onClick={() => choose({ score_from: "", score_to: "" })}>
          {t("evaluations.filter_score", {
            from: score(Number(choice.score_from)),
            to: score(Number(choice.score_to)),
          })}
        </Button>
      )}
      {Object.keys(choice).some((key) => key !== "order") && (
        <Button kind="quiet" onClick={() => navigate(rowsAddress(id), { replace: true })}>
          {t("evaluations.clear_filters")}
        </Button>
      )}
    </search>
  );
}
