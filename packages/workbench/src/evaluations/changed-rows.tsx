import type { Comparison } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Badge, Card, type IconName, Table, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { comparedRowAddress } from "./row-choice.ts";

const CHANGES: Readonly<Record<string, readonly [Tone, IconName]>> = {
  fixed: ["good", "tick"],
  broken: ["bad", "cross"],
  changed: ["unsure", "question"],
};

/** The rows that were decided otherwise. */
export function ChangedRows({
  comparison: { flipped, flipped_total },
  names,
  ids,
}: {
  readonly comparison: Comparison;
  readonly names: readonly [string, string];
  readonly ids: readonly [string, string];
}) {
  const { t, known, count, number } = useTranslation();
  const said = (answer: boolean | number | null) => {
    if (answer === null) return "–";
    if (typeof answer === "number") return number(answer, 2);
    return t(answer ? "evaluations.says_error" : "evaluations.says_fine");
  };
  return (
    <Card title={count("evaluations.changed_rows", flipped_total)} flush>
      {flipped.length === 0 ? (
        <p className="evaluation-pad soft">{t("evaluations.nothing_changed")}</p>
      ) : (
        <Table
          caption={count("evaluations.changed_rows", flipped_total)}
          rows={flipped}
          keyOf={({ id }) => id}
          columns={[
            {
              key: "id",
              head: t("evaluations.row"),
              rowHead: true,
              cell: ({ id }) => <Link to={comparedRowAddress(...ids, id)}>{id}</Link>,
            },
            {
              key: "change",
              head: t("evaluations.change"),
              cell: ({ change }) => {
                const [tone, icon] = CHANGES[change] ?? ["neutral", "info"];
                return (
                  <Badge tone={tone} icon={icon}>
                    {known(`evaluations.change_${change}`, change)}
                  </Badge>
                );
              },
            },
            { key: "label", head: t("evaluations.people"), cell: ({ label }) => said(label) },
            { key: "a", head: names[0], cell: ({ a }) => said(a) },
            { key: "b", head: names[1], cell: ({ b }) => said(b) },
          ]}
        />
      )}
      {flipped_total > flipped.length && (
        <p className="evaluation-pad soft small">
          {t("evaluations.first_shown", { shown: number(flipped.length), total: number(flipped_total) })}
        </p>
      )}
    </Card>
  );
}
