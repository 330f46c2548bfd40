import { type ReactNode, type Ref, useEffect } from "react";
import type { ReviewDetail } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Button, Countdown } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { CaseProposal } from "./case-proposal.tsx";
import { DecisionRecord } from "./decision-record.tsx";
import { itemTitle } from "./item-words.ts";
import { KeyHint } from "./key-hint.tsx";
import { RunCoverage } from "./run-coverage.tsx";
import { SelectionProposal, type SelectionProps } from "./selection-proposal.tsx";
import { caseOf, textOf } from "./snapshots.ts";
import { ReviewStatusBadge } from "./status-badge.tsx";
import { TextProposal } from "./text-proposal.tsx";

/** `setTimeout` takes no longer waits than this. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** One item: what was proposed, the way to decide it, and who said what. */
export function ReviewItemView({
  item,
  place,
  heading,
  excluded,
  onExclude,
  onOverride,
  onMove,
  onDue,
  children,
}: {
  readonly item: ReviewDetail;
  readonly place: { readonly at: number; readonly total: number } | null;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly excluded: readonly string[];
  readonly onExclude?: (id: string, excluded: boolean) => void;
  /** Absent where nobody may let a disallowed source in. */
  readonly onOverride?: (url: string) => void;
  readonly onMove: (step: 1 | -1) => void;
  /** The deadline has passed while somebody was looking. */
  readonly onDue: () => void;
  /** The decision panel. */
  readonly children: ReactNode;
}) {
  const words = useTranslation();
  const { t } = words;
  const { kind, status, expires_at, expiry_policy } = item;
  useEffect(() => {
    if (status !== "pending") return;
    const left = Math.max(0, Date.parse(expires_at) - Date.now()) + 500;
    const timer = setTimeout(onDue, Math.min(left, MAX_WAIT_MS));
    return () => clearTimeout(timer);
  }, [status, expires_at, onDue]);
  return (
    <article className="review-item" aria-labelledby="review-item">
      <header className="review-item-head">
        <div className="row review-between">
          <span className="row">
            <span className="soft small">{t(`review.kind_${kind}`)}</span>
            <ReviewStatusBadge status={status} />
            {status === "pending" && (
              <span className="review-deadline">
                {t(`review.deadline_${expiry_policy}`)}{" "}
                <Countdown until={expires_at} over={t("review.deadline_over")} />
              </span>
            )}
          </span>
          {place && (
            <span className="row review-steps">
              <Button small kind="quiet" icon="left" disabled={place.at <= 1} onClick={() => onMove(-1)}>
                <span className="hidden-text">{t("review.previous")}</span> <KeyHint of="k" />
              </Button>
              <span className="soft small">{t("review.place", place)}</span>
              <Button small kind="quiet" icon="right" disabled={place.at >= place.total} onClick={() => onMove(1)}>
                <span className="hidden-text">{t("review.next")}</span> <KeyHint of="j" />
              </Button>
            </span>
          )}
        </div>
        <h2 id="review-item" ref={heading} tabIndex={-1}>
          {itemTitle(words, item)}
        </h2>
        <Origin item={item} />
      </header>
      <Proposal item={item} excluded={excluded} {...(onExclude && { onExclude })} {...(onOverride && { onOverride })} />
      {children}
      <RunCoverage item={item} />
      <DecisionRecord item={item} />
    </article>
  );
}

function Proposal({ item, ...ticks }: { readonly item: ReviewDetail } & Omit<SelectionProps, "item">) {
  if (item.kind === "customer_text") return <TextProposal item={item} />;
  if (item.kind === "escalated_decision") return <CaseProposal item={item} />;
  return <SelectionProposal item={item} {...ticks} />;
}

/** A way to where the item came from. */
function Origin({ item }: { readonly item: ReviewDetail }) {
  const { t } = useTranslation();
  if (item.kind === "rerank_selection") return <Link to={`/rerank/${item.subject_id}`}>{t("review.to_run")}</Link>;
  const id =
    item.kind === "customer_text" ? textOf(item).transaction_id : caseOf(item).state.transaction.transaction_id;
  return <Link to={`/decisions/${encodeURIComponent(id)}`}>{t("review.to_case")}</Link>;
}
