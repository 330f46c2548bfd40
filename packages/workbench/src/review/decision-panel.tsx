import { type KeyboardEvent, useId } from "react";
import type { ReviewItem } from "../api/index.ts";
import { Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { KeyHint } from "./key-hint.tsx";
import { type Draft, type DraftProblem, excludedOf, type Intent, needsReason } from "./review-draft.ts";
import { ReviewerName } from "./reviewer-name.tsx";

/** Where the reviewer says what becomes of the item: note, name, and one button for every way out. */
export function DecisionPanel({
  item,
  draft,
  problem,
  name,
  onDraft,
  onName,
  onDecide,
  onLeave,
}: {
  readonly item: ReviewItem;
  readonly draft: Draft;
  readonly problem: DraftProblem | undefined;
  readonly name: string;
  readonly onDraft: (change: Partial<Draft>) => void;
  readonly onName: (name: string) => void;
  readonly onDecide: (intent: Intent) => void;
  /** Gives the keys back to the queue. */
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onLeave();
  };
  return (
    <section className="review-panel" aria-labelledby={id}>
      <h3 id={id} className="hidden-text">
        {t("review.decide")}
      </h3>
      <div className="review-words">
        <Field
          label={
            <>
              {t("review.reason")} <KeyHint of="n" />
            </>
          }
          error={problem?.field === "reason" ? t("review.needs_reason") : undefined}
        >
          {(props) => (
            <textarea
              {...props}
              className="input review-note"
              rows={1}
              data-review-note=""
              placeholder={t("review.reason_placeholder")}
              aria-required={needsReason(item, draft, "approve") || undefined}
              onKeyDown={leave}
              value={draft.reason}
              onChange={({ target }) => onDraft({ reason: target.value })}
            />
          )}
        </Field>
        <ReviewerName
          key={item.review_id}
          name={name}
          missing={problem?.field === "name"}
          onName={onName}
          onKeyDown={leave}
        />
      </div>
      {problem?.field === "selection" && (
        <p className="field-error" role="alert">
          {t("review.needs_choice")}
        </p>
      )}
      <DecisionButtons item={item} excluded={excludedOf(item, draft).length} onDecide={onDecide} />
    </section>
  );
}
