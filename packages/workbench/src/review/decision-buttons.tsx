import type { ReviewItem } from "../api/index.ts";
import { Button, type IconName } from "../design/index.ts";
import { type PlainCode, useTranslation } from "../locales/index.ts";
import { KeyHint } from "./key-hint.tsx";
import type { Intent } from "./review-draft.ts";
import { waitingIds } from "./snapshots.ts";

type Way = {
  readonly intent: Intent;
  readonly label: PlainCode;
  readonly icon: IconName;
  readonly kind: "primary" | "plain" | "danger";
  readonly shortcut?: string;
};

const APPROVE = { intent: "approve", icon: "tick", kind: "primary", shortcut: "a" } as const;
const REJECT = { intent: "reject", icon: "cross", kind: "danger", shortcut: "r" } as const;

/** The ways out of each kind of item. */
const WAYS: Readonly<Record<ReviewItem["kind"], readonly Way[]>> = {
  rerank_selection: [
    { ...APPROVE, label: "review.approve_all" },
    { ...REJECT, label: "review.reject_selection" },
  ],
  customer_text: [
    { ...APPROVE, label: "review.approve_text" },
    { ...REJECT, label: "review.reject_text" },
  ],
  escalated_decision: [
    { ...APPROVE, label: "review.approve_payment" },
    { intent: "challenge", icon: "question", kind: "plain", label: "review.challenge_payment" },
    { ...REJECT, label: "review.reject_payment" },
  ],
};

/** One button for every decision an item allows, each with its key. */
export function DecisionButtons({
  item,
  excluded,
  onDecide,
}: {
  readonly item: ReviewItem;
  /** How many sources were taken out. */
  readonly excluded: number;
  readonly onDecide: (intent: Intent) => void;
}) {
  const { t } = useTranslation();
  const approved = waitingIds(item).length - excluded;
  const label = (code: PlainCode) =>
    code === "review.approve_all" && excluded > 0
      ? t("review.approve_some", { approved, rejected: excluded })
      : t(code);
  return (
    <div className="row">
      {WAYS[item.kind].map(({ intent, label: code, icon, kind, shortcut }) => (
        <Button
          key={intent}
          kind={kind}
          icon={icon}
          onClick={() => onDecide(intent)}
          {...(shortcut && { "aria-keyshortcuts": shortcut })}
        >
          {label(code)}
          {shortcut && <KeyHint of={shortcut} />}
        </Button>
      ))}
      {item.status === "pending" && (
        <Button kind="quiet" onClick={() => onDecide("escalate")}>
          {t("review.escalate")}
        </Button>
      )}
      {item.kind === "rerank_selection" && excluded > 0 && (
        <Button kind="quiet" onClick={() => onDecide("reject_some")}>
          {t("review.reject_some")}
        </Button>
      )}
    </div>
  );
}
