import type { CallFailure } from "../api/index.ts";
import { Button, failureText, Icon, useNow } from "../design/index.ts";
import { type Translation, useTranslation } from "../locales/index.ts";
import { actorName, itemTitle } from "./item-words.ts";
import { KeyHint } from "./key-hint.tsx";
import type { DecisionFailure, PendingDecision } from "./use-undoable-decision.ts";

/** What became of the last decisions: one that can still be taken back, and those that did not take effect. */
export function UndoBar({
  held,
  troubles,
  onUndo,
  onSend,
  onShow,
  onDismiss,
}: {
  readonly held: PendingDecision | null;
  readonly troubles: readonly DecisionFailure[];
  readonly onUndo: () => void;
  readonly onSend: () => void;
  readonly onShow: (id: string) => void;
  readonly onDismiss: (trouble: DecisionFailure) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="review-bars">
      <div role="alert" className="review-alerts">
        {troubles.map((trouble) => (
          <div key={trouble.item.review_id} className="review-bar review-bar-bad">
            <Icon name="warning" />
            <FailureText trouble={trouble} />
            <span className="row review-bar-actions">
              <Button
                small
                onClick={() => {
                  onShow(trouble.item.review_id);
                  onDismiss(trouble);
                }}
              >
                {t("review.show_item")}
              </Button>
              <Button small kind="quiet" onClick={() => onDismiss(trouble)}>
                {t("review.dismiss")}
              </Button>
            </span>
          </div>
        ))}
      </div>
      <div role="status">{held && <PendingText held={held} onUndo={onUndo} onSend={onSend} />}</div>
    </div>
  );
}

/** Which rules of the customer filter a text broke, in words. */
function refusedText({ t, known }: Translation, failure: CallFailure): string | null {
  if (failure.kind !== "problem" || failure.problem.code !== "customer_text_refused") return null;
  const rules = String(failure.problem.params.rules).split(", ");
  return t("review.text_refused", { rules: rules.map((rule) => known(`decisions.rule_${rule}`, rule)).join(", ") });
}

function FailureText({ trouble }: { readonly trouble: DecisionFailure }) {
  const words = useTranslation();
  const { t, dateTime } = words;
  const title = itemTitle(words, trouble.item);
  if (trouble.kind === "failed") {
    return (
      <p>
        <strong>{t("review.failed_title", { title })}</strong>
        <br />
        {refusedText(words, trouble.failure) ?? failureText(words, trouble.failure)}
      </p>
    );
  }
  const { winner } = trouble;
  return (
    <p>
      <strong>{t("review.late_title", { title })}</strong>
      <br />
      {winner === null
        ? t("review.late_text_unknown")
        : t("review.late_text", {
            actor: actorName(words, winner.actor),
            outcome: t(`review.said_${winner.action}`),
            time: dateTime(winner.decided_at),
          })}
    </p>
  );
}

function PendingText({
  held,
  onUndo,
  onSend,
}: {
  readonly held: PendingDecision;
  readonly onUndo: () => void;
  readonly onSend: () => void;
}) {
  const words = useTranslation();
  const { t } = words;
  const seconds = Math.max(0, Math.ceil((held.until - useNow(250)) / 1000));
  return (
    <div className="review-bar">
      <Icon name="clock" />
      <p>
        <strong>{t(`review.held_${held.body.action}`, { title: itemTitle(words, held.item) })}</strong>
        <br />
        {/* Read out once, not every second. */}
        <span className="soft small" aria-hidden="true">
          {t("review.held_for", { seconds })}
        </span>
      </p>
      <span className="row review-bar-actions">
        <Button small onClick={onUndo} aria-keyshortcuts="u">
          {t("review.undo")} <KeyHint of="u" />
        </Button>
        <Button small kind="quiet" onClick={onSend}>
          {t("review.send_now")}
        </Button>
      </span>
    </div>
  );
}
