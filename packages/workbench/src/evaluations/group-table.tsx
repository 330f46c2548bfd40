import type { EvaluationSummary } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Card, type Column, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { useInterval } from "./figure-interval.tsx";
import { type Grouping, groupName, groupsOf } from "./figures.ts";
import { type RowChoice, rowsAddress } from "./row-choice.ts";

type Group = ReturnType<typeof groupsOf>[number];

const CHOICES = {
  by_origin: "origin",
  by_system: "system",
  by_lang: "lang",
  by_length: "length",
  by_error_type: "error_type",
} as const satisfies Readonly<Record<Grouping, keyof RowChoice>>;

/** The first figures of every origin, system, language, length or type of error, each a way to its rows. */
export function GroupTable({
  id,
  title,
  summary,
  by,
}: {
  readonly id: number;
  readonly title: string;
  readonly summary: EvaluationSummary;
  readonly by: Grouping;
}) {
  const words = useTranslation();
  const { t, known, number } = words;
  const interval = useInterval();
  const groups = groupsOf(summary, by);
  const first = groups[0]?.figures.map(([name]) => name) ?? [];
  // A type of error is held against all rows without one: what was found of it is what tells types apart.
  const names = by === "by_error_type" ? ["recall", "auroc"] : first.slice(0, 4);
  // One group is the whole again.
  if (groups.length < (by === "by_origin" || by === "by_system" || by === "by_error_type" ? 1 : 2)) return null;
  const figureColumn = (name: string): Column<Group> => ({
    key: name,
    head: known(`evaluations.metric_${name}`, name),
    numeric: true,
    cell: ({ figures }) => {
      const figure = figures.find(([one]) => one === name)?.[1];
      if (!figure || figure.value === null) return t("evaluations.undefined");
      return (
        <>
          {number(figure.value, 3)} <span className="evaluation-meaning soft small">{interval(figure)}</span>
        </>
      );
    },
  });
  const linked = ({ name }: Group) => {
    const before = groups[groups.findIndex((group) => group.name === name) - 1]?.name;
    return <Link to={rowsAddress(id, { [CHOICES[by]]: name })}>{groupName(by, name, before, words)}</Link>;
  };
  return (
    <Card title={title} flush>
      <Table
        caption={title}
        rows={groups}
        keyOf={({ name }) => name}
        columns={[
          { key: "name", head: title, rowHead: true, cell: linked },
          { key: "n", head: t("evaluations.rows"), numeric: true, cell: ({ n }) => number(n) },
          ...names.map(figureColumn),
        ]}
      />
    </Card>
  );
}
