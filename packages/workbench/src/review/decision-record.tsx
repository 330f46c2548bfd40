import type { ReviewDecision, ReviewDetail } from "../api/index.ts";
import { OutcomeBadge } from "../decisions/outcome-badge.tsx";
import { Badge, classNames, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { actorName } from "./item-words.ts";
import { selectionOf } from "./snapshots.ts";

/** Who decided what, when, why, and on exactly what; late words included. */
export function DecisionRecord({ item }: { readonly item: ReviewDetail }) {
  const { t } = useTranslation();
  return (
    <section className="stack review-record" aria-labelledby="review-record">
      <h3 id="review-record">{t("review.record")}</h3>
      {item.decisions.length === 0 ? (
        <p className="soft">{t("review.nobody_yet")}</p>
      ) : (
        <ol className="review-said">
          {item.decisions.map((said) => (
            <Said key={`${said.actor} ${said.decided_at}`} said={said} />
          ))}
        </ol>
      )}
      <Shown item={item} />
      <p className="soft small">
        {t("review.opened")} <Timestamp at={item.created_at} exact /> · {t("review.digest")}{" "}
        <code title={item.snapshot_digest}>{item.snapshot_digest.slice(0, 16)}…</code>
      </p>
    </section>
  );
}

/** What lay before whoever decided: this page is made of nothing else. */
function Shown({ item }: { readonly item: ReviewDetail }) {
  const { t, count } = useTranslation();
  if (item.kind !== "rerank_selection") return null;
  const { top_k } = selectionOf(item);
  const flagged = top_k.filter(({ risk_flags = [] }) => risk_flags.length > 0).length;
  return (
    <p className="small">{t("review.shown", { sources: count("review.shown_sources", top_k.length), flagged })}</p>
  );
}

function Said({ said }: { readonly said: ReviewDecision }) {
  const words = useTranslation();
  const { t, known, number } = words;
  const { approved_ids, rejected_ids, added_urls, reason } = said;
  const parts = approved_ids.length + rejected_ids.length + added_urls.length;
  return (
    <li className={classNames("review-word", said.late && "review-word-late", said.auto_approved && "review-row-auto")}>
      <p className="row">
        <strong>{actorName(words, said.actor)}</strong>
        <span>{t(`review.said_${said.action}`)}</span>
        {said.final_decision !== null && <OutcomeBadge outcome={said.final_decision} />}
        {said.late && (
          <Badge tone="unsure" icon="warning">
            {t("review.late")}
          </Badge>
        )}
        {said.auto_approved && (
          <Badge tone="unsure" icon="clock" className="review-auto">
            {t("review.by_deadline")}
          </Badge>
        )}
        <span className="soft small">
          <Timestamp at={said.decided_at} exact />
        </span>
      </p>
      {said.action === "override" && added_urls.map((url) => <code key={url}>{url}</code>)}
      {parts > 0 && said.action !== "override" && (
        <p className="soft small">
          {t("review.approved_count", {
            approved: number(approved_ids.length),
            rejected: number(rejected_ids.length),
            added: number(added_urls.length),
          })}
        </p>
      )}
      {reason !== null && <p>{said.actor === "system" ? known(`review.reason_${reason}`, reason) : reason}</p>}
      {said.customer_text !== null && <blockquote className="decision-quote">{said.customer_text}</blockquote>}
    </li>
  );
}
