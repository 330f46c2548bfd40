import { Badge, Card, type IconName, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { CandidateTitle } from "./candidate-list.tsx";
import { type DroppedCandidate, hostOf } from "./explained-run.ts";

const ICONS: Readonly<Record<string, IconName>> = {
  policy_block: "cross",
  stale: "clock",
  duplicate: "copy",
  empty_snippet: "file",
};

/** What was left out before anything was scored, each with the one rule that decided it. */
export function DroppedCandidates({ dropped }: { readonly dropped: readonly DroppedCandidate[] }) {
  const { t, known } = useTranslation();
  if (dropped.length === 0) return null;
  return (
    <Card title={t("rerank.dropped")} flush>
      <Table
        caption={t("rerank.dropped")}
        rows={dropped}
        keyOf={({ candidate }) => candidate.id}
        columns={[
          {
            key: "title",
            head: t("rerank.candidate"),
            rowHead: true,
            cell: ({ candidate }) => (
              <>
                <CandidateTitle candidate={candidate} id={candidate.id} />
                <span className="rerank-host soft small">{hostOf(candidate.url)}</span>
              </>
            ),
          },
          { key: "before", head: t("rerank.place_before"), numeric: true, cell: ({ before }) => before },
          {
            key: "reason",
            head: t("rerank.reason"),
            cell: ({ reason }) => (
              <>
                <Badge tone="neutral" icon={ICONS[reason] ?? "info"}>
                  {known(`rerank.drop_${reason}`, reason)}
                </Badge>
                <span className="rerank-host soft small">{known(`rerank.drop_${reason}_why`, "")}</span>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
