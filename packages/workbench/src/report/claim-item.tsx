import { memo } from "react";
import { Button, Icon, VerdictBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { Claim } from "./claims.ts";

/** One claim: verdict, words, and, once chosen, the reason and the quote. */
export const ClaimItem = memo(function ClaimItem({
  claim,
  reason,
  chosen,
  onChoose,
}: {
  readonly claim: Claim;
  /** The judge's own sentence about it, where there is one. */
  readonly reason: string | null;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const { t, percent, known } = useTranslation();
  const { id, text, label, confidence, decidedBy, quote, conflict } = claim;
  const isTakenBack = claim.reason === "below_trust";
  const errorType = isTakenBack ? "BELOW_TRUST" : claim.errorType;
  return (
    <li className={chosen ? `item verdict-${label} on` : `item verdict-${label}`} id={id}>
      <button type="button" className="item-head" aria-expanded={chosen} onClick={() => onChoose(id)}>
        <span className="item-tags">
          <VerdictBadge verdict={label} />
          {errorType !== null && <span className="item-type">{known(`report.type_${errorType}`, errorType)}</span>}
          {confidence !== null && label !== "uncertain" && (
            <span className="item-confidence">{t("report.confidence", { percent: percent(confidence) })}</span>
          )}
        </span>
        <span className="item-text" dir="auto">
          {text}
        </span>
      </button>
      <div className="item-body">
        <p>{reason ?? known(`report.reason_${claim.reason}`, "")}</p>
        {decidedBy !== null && <p className="soft">{known(`report.decided_by_${decidedBy}`, decidedBy)}</p>}
        {quote !== null && <Quote {...quote} caption={label === "uncertain" ? "nearest_passage" : "quote"} />}
        {conflict !== null && <Quote {...conflict} caption="conflict" />}
        <Jumps source={quote !== null} />
      </div>
    </li>
  );
});

/** On narrow windows text and source stand far above the list: ways to the lit words. */
export function Jumps({ source }: { readonly source: boolean }) {
  const { t } = useTranslation();
  const jump = (pane: number) => () =>
    document.querySelectorAll(".pane")[pane]?.querySelector("mark.on")?.scrollIntoView({ block: "center" });
  return (
    <div className="item-jumps no-print">
      <Button kind="quiet" small icon="up" onClick={jump(0)}>
        {t("report.show_in_text")}
      </Button>
      {source && (
        <Button kind="quiet" small icon="up" onClick={jump(1)}>
          {t("report.show_in_source")}
        </Button>
      )}
    </div>
  );
}

/** Words of the source that decide something, only come nearest to it, or contradict what others back. */
export function Quote({
  text,
  folded,
  source,
  caption,
}: {
  readonly text: string;
  readonly folded: boolean;
  /** Which of several sources; null where there is only one. */
  readonly source: string | null;
  readonly caption: "quote" | "nearest_passage" | "conflict";
}) {
  const { t } = useTranslation();
  return (
    <figure className="quote">
      <figcaption>
        <Icon name="quote" /> {t(`report.${caption}`)}
        {source !== null && <bdi className="soft"> · {source}</bdi>}
        {folded && <span className="soft"> · {t("report.quote_folded")}</span>}
      </figcaption>
      <blockquote dir="auto">{text}</blockquote>
    </figure>
  );
}
