import type { KeyboardEvent } from "react";
import type { ReviewItem } from "../api/index.ts";
import { Button, Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { Draft, DraftProblem } from "./review-draft.ts";

/** What a decision may add to the proposal: addresses to a selection, words of one's own to a case. */
export function DecisionExtras({
  item,
  draft,
  problem,
  onDraft,
  onOverride,
  onLeave,
}: {
  readonly item: ReviewItem;
  readonly draft: Draft;
  readonly problem: DraftProblem | undefined;
  readonly onDraft: (change: Partial<Draft>) => void;
  /** Absent where nobody may let a disallowed source in. */
  readonly onOverride?: () => void;
  /** Gives the keys back to the queue. */
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onLeave();
  };
  if (item.kind === "rerank_selection") {
    return (
      <div className="stack review-extras">
        <Field
          label={t("review.add_urls")}
          hint={t("review.add_urls_hint")}
          error={problem?.field === "urls" ? t("review.bad_url", { url: problem.url }) : undefined}
        >
          {(props) => (
            <textarea
              {...props}
              className="input"
              data-review-urls=""
              rows={2}
              onKeyDown={leave}
              value={draft.urls}
              onChange={({ target }) => onDraft({ urls: target.value })}
            />
          )}
        </Field>
        {onOverride && (
          <p>
            <Button small icon="warning" onClick={onOverride}>
              {t("review.override_any")}
            </Button>
          </p>
        )}
      </div>
    );
  }
  if (item.kind === "customer_text") return null;
  return (
    <Field label={t("review.customer_text")} hint={t("review.customer_text_hint")}>
      {(props) => (
        <textarea
          {...props}
          className="input"
          rows={2}
          onKeyDown={leave}
          value={draft.customerText}
          onChange={({ target }) => onDraft({ customerText: target.value })}
        />
      )}
    </Field>
  );
}
