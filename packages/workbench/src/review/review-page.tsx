import { addressOf } from "../api/index.ts";
import { Button, DownloadButton, EmptyState, ErrorState, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps, useSession } from "../page/index.ts";
import { Filters } from "./filters.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewWorkspace } from "./review-workspace.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useReview } from "./use-review.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import "../decisions/case.css";
import "../decisions/decisions.css";
import "./review.css";
import { KeyHint } from "./key-hint.tsx";

/** The queue beside the chosen item; on a phone one or the other. */
export default function ReviewPage({ params }: PageProps) {
  const { t } = useTranslation();
  const { may } = useSession();
  const review = useReview(params.id);
  const { queue, wide, chosen, held, itemAddress } = review;
  useShortcuts(
    {
      j: () => review.move(1),
      k: () => review.move(-1),
      u: review.undo,
      "?": () => review.showHelp(true),
    },
    review.keysOn,
  );
  const news = (
    <UndoBar
      held={held.held}
      troubles={held.troubles}
      onUndo={review.undo}
      onSend={held.release}
      onShow={review.goTo}
      onDismiss={held.dismiss}
    />
  );
  const listed = wide || params.id === undefined;
  return (
    <Page
      title={t("review.title")}
      {...(listed ? { lead: t("review.lead") } : { back: { to: itemAddress(""), label: t("review.back") } })}
      wide
      actions={
        <>
          <Button icon="info" onClick={() => review.showHelp(true)} aria-keyshortcuts="?">
            {t("review.shortcuts")} <KeyHint of="?" />
          </Button>
          {may("review") && listed && (
            <DownloadButton href={addressOf("exportReviews", {})} download="reviews.jsonl">
              {t("review.export")}
            </DownloadButton>
          )}
        </>
      }
    >
      <div className={wide ? "review-split" : "stack"}>
        {!wide && news}
        {listed && (
          <div className="review-side">
            {wide && news}
            <div className="review-scroll">
              <Filters queue={queue} />
              {queue.failure && (
                <ErrorState failure={queue.failure} onRetry={queue.items ? queue.more : queue.reload} />
              )}
              {!queue.items && queue.loading && <Loading />}
              {queue.items?.length === 0 && !queue.failure && (
                <Nothing filtered={review.filtered} onClear={review.showAll} />
              )}
              {queue.items && queue.items.length > 0 && (
                <ReviewList items={queue.items} chosen={chosen} addressOf={itemAddress} />
              )}
              {queue.hasMore && queue.items && (
                <Button busy={queue.loading} onClick={queue.more}>
                  {t("design.more")}
                </Button>
              )}
            </div>
          </div>
        )}
        {chosen !== undefined && <ReviewWorkspace review={review} id={chosen} />}
      </div>
      {review.help && (
        <ShortcutHelp on={review.keysOn} onSwitch={review.switchKeys} onClose={() => review.showHelp(false)} />
      )}
    </Page>
  );
}

function Nothing({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation();
  const clear = <Button onClick={onClear}>{t("review.show_all")}</Button>;
  return filtered ? (
    <EmptyState icon="filter" title={t("review.empty_filtered")} action={clear} />
  ) : (
    <EmptyState icon="tick" title={t("review.empty")} action={clear}>
      {t("review.empty_text")}
    </EmptyState>
  );
}
