import type { ReviewItem } from "../api/index.ts";
import { Badge, Icon, KeyValue } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { useCoverageSentence } from "../rerank/facets.ts";
import { DroppedSources, GapList, HeldBack } from "./selection-notes.tsx";
import { selectionOf, waitingIds } from "./snapshots.ts";
import { SourceCard } from "./source-card.tsx";

export type SelectionProps = {
  readonly item: ReviewItem;
  readonly excluded: readonly string[];
  /** Absent where nothing can be decided any more. */
  readonly onExclude?: (id: string, excluded: boolean) => void;
  /** Absent where nobody may let a disallowed source in. */
  readonly onOverride?: (url: string) => void;
};

/** A proposed selection: the question, what the selection adds, every source with its words and risks, and what was left out. */
export function SelectionProposal({ item, excluded, onExclude, onOverride }: SelectionProps) {
  const { t, count } = useTranslation();
  const snapshot = selectionOf(item);
  const { top_k, context, recommended_ingest = [], diversity, gaps = [], held_back = [], dropped = [] } = snapshot;
  const waiting = waitingIds(item);
  const recommended = new Set(recommended_ingest.map(({ candidate_id }) => candidate_id));
  const closes = (id: string) => gaps.filter(({ closed_by }) => closed_by.includes(id)).map(({ facet }) => facet);
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
      <Warnings item={item} />
      <GapList snapshot={snapshot} />
      <div className="row review-between">
        <h3>{t("review.proposed")}</h3>
        {onExclude && (
          <span className="soft small" role="status">
            {count("review.included", waiting.length - excluded.length)}
          </span>
        )}
      </div>
      <ol className="review-sources">
        {top_k.map((source) => {
          const id = source.candidate_id;
          const waits = waiting.includes(id);
          return (
            <SourceCard
              key={id}
              source={source}
              closes={closes(id)}
              recommended={recommended.has(id)}
              included={!excluded.includes(id) && (!onExclude || waits)}
              verdict={verdictOn(item, id)}
              {...(onExclude && waits && { onInclude: (wanted: boolean) => onExclude(id, !wanted) })}
            />
          );
        })}
        {item.decision?.added_urls.map((url) => (
          <li key={url} className="review-source">
            <span className="row">
              <Icon name="plus" /> <code>{url}</code>
              <Badge tone="good" icon="tick">
                {t("review.was_approved")}
              </Badge>
            </span>
          </li>
        ))}
      </ol>
      <HeldBack sources={held_back} />
      <DroppedSources sources={dropped} {...(onOverride && { onOverride })} />
    </div>
  );
}

/** What a reviewer should know before reading on: what the selection adds, what failed, what the deadline does. */
function Warnings({ item }: { readonly item: ReviewItem }) {
  const { t, known } = useTranslation();
  const { coverage_delta, coverage, flags = {}, top_k, auto_approve_flagged } = selectionOf(item);
  const sentence = useCoverageSentence();
  const adds = coverage && Object.keys(coverage.after).length > 0 ? sentence(coverage) : coverage_delta;
  const difficulties = Object.keys(flags).filter((flag) => flags[flag]);
  const flagged = top_k.some(({ blocking_risks = [] }) => blocking_risks.length > 0);
  return (
    <>
      {adds && (
        <p>
          <span className="soft small">{t("review.adds")}</span>
          <br />
          {adds}
        </p>
      )}
      {difficulties.length > 0 && (
        <p className="decision-warning">
          {t("review.degraded", { what: difficulties.map((flag) => known(`review.flag_${flag}`, flag)).join(", ") })}
        </p>
      )}
      {flagged && item.status === "pending" && (
        <p className="decision-warning">
          {t(auto_approve_flagged ? "review.flagged_approved" : "review.flagged_left_out")}
        </p>
      )}
    </>
  );
}

/** What the decision in force says about one source. */
function verdictOn({ decision }: ReviewItem, id: string): "approved" | "rejected" | null {
  if (decision?.approved_ids.includes(id)) return "approved";
  return decision?.rejected_ids.includes(id) ? "rejected" : null;
}
