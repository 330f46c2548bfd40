import { useCallback, useEffect, useRef, useState } from "react";
import { useQuery } from "../api/index.ts";
import { ErrorState, Loading, useToast } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { useSession } from "../page/index.ts";
import { DecisionExtras } from "./decision-extras.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { isOpen } from "./item-words.ts";
import { OverrideDialog } from "./override-dialog.tsx";
import { type Draft, excludedOf, type Intent } from "./review-draft.ts";
import { ReviewItemView } from "./review-item-view.tsx";
import type { Review } from "./use-review.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** The chosen item with everything a reviewer can do about it, by hand and by key. */
export function ReviewWorkspace({ review, id }: { readonly review: Review; readonly id: string }) {
  const { t } = useTranslation();
  const { may } = useSession();
  const say = useToast();
  const { answer: item, failure, reload } = useQuery("getReview", { path: { id } });
  const heading = useRef<HTMLHeadingElement>(null);
  const workspace = useRef<HTMLDivElement>(null);
  const draft = review.draftOf(id);
  const isHeld = review.held.held?.item.review_id === id;
  const open = item !== undefined && isOpen(item) && !isHeld;
  const { arrivals, isFocusFree, refresh } = review;
  const { renew } = review.queue;

  const shown = item?.review_id;
  // An item reached by key or decision takes the focus once it is there.
  useEffect(() => {
    if (arrivals > 0 && shown === id && isFocusFree()) heading.current?.focus();
  }, [arrivals, shown, id, isFocusFree]);
  useEffect(() => {
    if (item) renew(item);
  }, [item, renew]);
  useEffect(() => {
    refresh.current = (decided) => decided === id && reload();
  }, [refresh, id, reload]);

  const focus = useCallback((field: string) => workspace.current?.querySelector<HTMLElement>(field)?.focus(), []);
  const decide = (intent: Intent) => {
    if (!item || !open || !may("review")) return;
    const problem = review.decide(item, intent);
    if (problem?.field === "name") focus("[data-review-name]");
    if (problem?.field === "reason") focus("[data-review-note]");
    if (problem?.field === "urls") focus("[data-review-urls]");
    if (problem?.field === "selection") focus(".review-sources input");
  };
  useShortcuts(
    {
      a: () => decide("approve"),
      r: () => decide("reject"),
      n: () => focus("[data-review-note]"),
    },
    review.keysOn,
  );

  const [letIn, setLetIn] = useState<string | null>(null);
  if (failure) return <ErrorState failure={failure} onRetry={reload} />;
  if (!item) return <Loading />;
  const excluded = excludedOf(item, draft);
  const exclude = (candidate: string, out: boolean) => {
    const others = excluded.filter((one) => one !== candidate);
    review.change(id, { excluded: out ? [...others, candidate] : others });
  };
  const deciding = open && may("review");
  const mayOverride = deciding && may("override") && item.kind === "rerank_selection";
  const writing = {
    item,
    draft,
    problem: review.problemOf(id),
    onDraft: (change: Partial<Draft>) => review.change(id, change),
    onLeave: () => heading.current?.focus(),
  };
  return (
    <div className="review-workspace" ref={workspace}>
      <ReviewItemView
        item={item}
        place={review.place}
        heading={heading}
        excluded={open ? excluded : []}
        onMove={review.move}
        onDue={reload}
        {...(deciding && { onExclude: exclude })}
        {...(mayOverride && { onOverride: setLetIn })}
      >
        {open && !may("review") && <p className="soft">{t("review.no_scope")}</p>}
        {deciding && (
          <>
            <DecisionExtras {...writing} {...(mayOverride && { onOverride: () => setLetIn("") })} />
            <DecisionPanel {...writing} name={review.name} onName={review.setName} onDecide={decide} />
          </>
        )}
      </ReviewItemView>
      {mayOverride && letIn !== null && (
        <OverrideDialog
          item={item}
          url={letIn}
          name={review.name}
          onName={review.setName}
          onClose={() => setLetIn(null)}
          onDone={(url) => {
            setLetIn(null);
            review.change(id, { urls: [...draft.urls.split("\n").filter(Boolean), url].join("\n") });
            say(t("review.override_done"));
            reload();
          }}
        />
      )}
    </div>
  );
}
