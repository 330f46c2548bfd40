import type { EvaluationSummary } from "../api/index.ts";
import { Card, type Column, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { useInterval } from "./figure-interval.tsx";
import { groupsOf } from "./figures.ts";

type Group = ReturnType<typeof groupsOf>[number];

/** The first figures of every origin, or of every system that wrote the texts. */
export function GroupTable({
  title,
  summary,
  by,
}: {
  readonly title: string;
  readonly summary: EvaluationSummary;
  readonly by: "by_origin" | "by_system";
}) {
  const { t, known, number } = useTranslation();
  const interval = useInterval();
  const groups = groupsOf(summary, by);
  const names = groups[0]?.figures.slice(0, 4).map(([name]) => name) ?? [];
  if (groups.length === 0) return null;
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
  return (
    <Card title={title} flush>
      <Table
        caption={title}
        rows={groups}
        keyOf={({ name }) => name}
        columns={[
          { key: "name", head: title, rowHead: true, cell: ({ name }) => name },
          { key: "n", head: t("evaluations.rows"), numeric: true, cell: ({ n }) => number(n) },
          ...names.map(figureColumn),
        ]}
      />
    </Card>
  );
}
