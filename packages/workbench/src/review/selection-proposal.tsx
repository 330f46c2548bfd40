import { Fragment } from "react";
import type { ReviewItem } from "../api/index.ts";
import { Badge, Icon, KeyValue } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { SelectionNotes } from "./selection-notes.tsx";
import { selectionOf, waitingIds } from "./snapshots.ts";
import { SourceCard } from "./source-card.tsx";

/** A proposed selection: the question, what the selection adds, and every source with its words. */
export function SelectionProposal({
  item,
  excluded,
  onExclude,
}: {
  readonly item: ReviewItem;
  readonly excluded: readonly string[];
  /** Absent where nothing can be decided any more. */
  readonly onExclude?: (id: string, excluded: boolean) => void;
}) {
  const { t, count, known } = useTranslation();
  const snapshot = selectionOf(item);
  const { top_k, context, coverage_delta, recommended_ingest = [], diversity, flags = {} } = snapshot;
  const waiting = waitingIds(item);
  const flagged = top_k.filter(({ blocking_risks = [] }) => blocking_risks.length > 0);
  const recommended = new Map(recommended_ingest.map(({ candidate_id, reason }) => [candidate_id, reason]));
  const difficulties = Object.keys(flags).filter((flag) => flags[flag]);
  return (
    <div className="stack">
      <KeyValue
        facts={[
          ...(context?.question ? ([[t("review.asked"), context.question]] as const) : []),
          ...(context?.purpose ? ([[t("review.purpose"), context.purpose]] as const) : []),
          ...(context?.jurisdiction ? ([[t("review.jurisdiction"), context.jurisdiction]] as const) : []),
          ...(diversity ? ([[t("review.diversity"), t("review.diversity_of", diversity)]] as const) : []),
        ]}
      />
      {coverage_delta && (
        <p>
          <span className="soft small">{t("review.adds")}</span>
          <br />
          {coverage_delta}
        </p>
      )}
      {difficulties.length > 0 && (
        <p className="decision-warning">
          {t("review.degraded", { what: difficulties.map((flag) => known(`review.flag_${flag}`, flag)).join(", ") })}
        </p>
      )}
      {flagged.length > 0 && item.status === "pending" && (
        <p className="decision-warning">
          {t(snapshot.auto_approve_flagged ? "review.flagged_approved" : "review.flagged_left_out")}
        </p>
      )}
      <div className="row review-between">
        <h3>{t("review.proposed")}</h3>
        {onExclude && (
          <span className="soft small" role="status">
            {count("review.included", waiting.length - excluded.length)}
          </span>
        )}
      </div>
      <ol className="review-sources">
        {top_k.map((source) => (
          <SourceCard
            key={source.candidate_id}
            source={source}
            recommended={recommended.has(source.candidate_id)}
            included={!excluded.includes(source.candidate_id) && (!onExclude || waiting.includes(source.candidate_id))}
            verdict={verdictOn(item, source.candidate_id)}
            {...(onExclude &&
              waiting.includes(source.candidate_id) && {
                onInclude: (wanted: boolean) => onExclude(source.candidate_id, !wanted),
              })}
          />
        ))}
        {item.decision?.added_urls.map((url) => (
          <Fragment key={url}>
            <li className="review-source">
              <span className="row">
                <Icon name="plus" /> <code>{url}</code>
                <Badge tone="good" icon="tick">
                  {t("review.was_approved")}
                </Badge>
              </span>
            </li>
          </Fragment>
        ))}
      </ol>
      <SelectionNotes snapshot={snapshot} />
    </div>
  );
}

/** What the decision in force says about one source. */
function verdictOn({ decision }: ReviewItem, id: string): "approved" | "rejected" | null {
  if (decision?.approved_ids.includes(id)) return "approved";
  return decision?.rejected_ids.includes(id) ? "rejected" : null;
}
