import { useState } from "react";
import type { Evaluation } from "../api/index.ts";
import { Link, useRouter } from "../browser/index.ts";
import { Badge, Button, Card, Checkbox, StatusBadge, Table, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** The list, in which two evaluations of one task can be chosen for comparison. */
export function EvaluationTable({ evaluations }: { readonly evaluations: readonly Evaluation[] }) {
  const { t, known, number, score } = useTranslation();
  const { navigate } = useRouter();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const tick = (id: number, ticked: boolean) =>
    setChosen(ticked ? [...chosen.slice(-1), id] : chosen.filter((one) => one !== id));
  const tasks = new Set(chosen.map((id) => evaluations.find((one) => one.id === id)?.headline?.task));
  const [a, b] = chosen.toSorted((one, other) => one - other);
  const ready = a !== undefined && b !== undefined && tasks.size === 1;
  return (
    <Card
      title={t("evaluations.list")}
      flush
      actions={
        <>
          <span className="soft small evaluation-hint">
            {t(chosen.length === 2 && !ready ? "evaluations.other_task" : "evaluations.choose_two")}
          </span>
          <Button small icon="compare" disabled={!ready} onClick={() => navigate(`/evaluations/compare?a=${a}&b=${b}`)}>
            {t("evaluations.compare")}
          </Button>
        </>
      }
    >
      <Table
        caption={t("evaluations.list")}
        rows={evaluations}
        keyOf={({ id }) => id}
        columns={[
          {
            key: "name",
            head: t("evaluations.name"),
            rowHead: true,
            cell: ({ id, name }) => <Link to={`/evaluations/${id}`}>{name}</Link>,
          },
          {
            key: "task",
            head: t("evaluations.task"),
            cell: ({ headline }) => (headline ? known(`evaluations.task_${headline.task}`, headline.task) : "–"),
          },
          {
            key: "rows",
            head: t("evaluations.rows"),
            numeric: true,
            cell: ({ headline }) => (headline ? number(headline.rows) : "–"),
          },
          {
            key: "figure",
            head: t("evaluations.headline"),
            cell: ({ headline, status }) =>
              headline?.metric && status === "success" ? (
                <span className="evaluation-headline">
                  <strong>{score(headline.value)}</strong>{" "}
                  <span className="soft small">{known(`evaluations.metric_${headline.metric}`, headline.metric)}</span>
                  {headline.collapse === "collapsed" && (
                    <Badge tone="bad" icon="warning">
                      {t("evaluations.collapsed")}
                    </Badge>
                  )}
                </span>
              ) : (
                "–"
              ),
          },
          { key: "status", head: t("evaluations.status"), cell: ({ status }) => <StatusBadge status={status} /> },
          { key: "at", head: t("evaluations.started"), cell: ({ created_at }) => <Timestamp at={created_at} /> },
          {
            key: "choose",
            head: t("evaluations.compare"),
            cell: ({ id, name, status }) => (
              <Checkbox
                label={<span className="hidden-text">{t("evaluations.choose", { name })}</span>}
                checked={chosen.includes(id)}
                disabled={status !== "success"}
                onTick={(ticked) => tick(id, ticked)}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
