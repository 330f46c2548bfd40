import { useCallback, useRef, useState } from "react";
import type { ReviewItem } from "../api/index.ts";
import { loadChoice, saveChoice, useRouter } from "../browser/index.ts";
import { useToast } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { isOpen } from "./item-words.ts";
import { type Draft, type DraftProblem, decisionOf, EMPTY_DRAFT, type Intent } from "./review-draft.ts";
import { useQueue } from "./use-queue.ts";
import { useUndoableDecision } from "./use-undoable-decision.ts";
import { useWide } from "./use-wide.ts";

/** Everything the review page works with: queue, chosen item, drafts, and the decision that can still be taken back. */
export type Review = ReturnType<typeof useReview>;

export function useReview(asked: string | undefined) {
  const { t } = useTranslation();
  const say = useToast();
  const { navigate } = useRouter();
  const wide = useWide();
  const queue = useQueue();
  const [help, showHelp] = useState(false);
  const [keysOn, setKeysOn] = useState(() => loadChoice("shortcuts") !== "off");
  const [name, setName] = useState(() => loadChoice("reviewer") ?? "");
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [problem, setProblem] = useState<{ readonly id: string; readonly what: DraftProblem } | null>(null);
  /** Counts up when an item was reached by key or decision, so that its heading takes the focus. */
  const [arrivals, setArrivals] = useState(0);
  /** Where the focus was when the reader went on; who has put it elsewhere since keeps it there. */
  const left = useRef<Element | null>(null);
  const arrive = () => {
    left.current = document.activeElement;
    setArrivals((count) => count + 1);
  };
  const refresh = useRef<(id: string) => void>(() => {});

  const { renew, items } = queue;
  const held = useUndoableDecision((item, how) => {
    renew(item);
    refresh.current(item.review_id);
    if (how === "decided") say(t("review.recorded"));
  });
  const heldId = held.held?.item.review_id;
  const waits = (item: ReviewItem) => isOpen(item) && item.review_id !== heldId;
  const chosen = asked ?? (wide ? (items?.find(waits) ?? items?.[0])?.review_id : undefined);

  const itemAddress = (id: string) => `/review${id === "" ? "" : `/${encodeURIComponent(id)}`}${location.search}`;
  const goTo = (id: string) => {
    navigate(itemAddress(id));
    setProblem(null);
    arrive();
  };
  const at = items?.findIndex(({ review_id }) => review_id === chosen) ?? -1;
  const move = (step: 1 | -1) => {
    const next = at < 0 ? items?.[0] : items?.[at + step];
    if (next) goTo(next.review_id);
  };

  const decide = (item: ReviewItem, intent: Intent) => {
    const outcome = decisionOf(item, drafts[item.review_id] ?? EMPTY_DRAFT, intent, name);
    if (outcome.status === "problem") {
      setProblem({ id: item.review_id, what: outcome.problem });
      return outcome.problem;
    }
    setProblem(null);
    held.hold(item, outcome.body);
    const others = (items ?? []).filter((one) => one.review_id !== item.review_id && isOpen(one));
    const next = others.find((one) => (items ?? []).indexOf(one) > at) ?? others[0];
    if (next) goTo(next.review_id);
    else arrive();
    return null;
  };

  return {
    queue,
    wide,
    held,
    chosen,
    help,
    showHelp,
    keysOn,
    switchKeys: (on: boolean) => {
      saveChoice("shortcuts", on ? "on" : "off");
      setKeysOn(on);
    },
    name,
    setName: (value: string) => {
      saveChoice("reviewer", value);
      setName(value);
    },
    draftOf: (id: string) => drafts[id] ?? EMPTY_DRAFT,
    change: useCallback((id: string, part: Partial<Draft>) => {
      setDrafts((all) => ({ ...all, [id]: { ...(all[id] ?? EMPTY_DRAFT), ...part } }));
      setProblem(null);
    }, []),
    problemOf: (id: string) => (problem?.id === id ? problem.what : undefined),
    arrivals,
    isFocusFree: useCallback(() => [left.current, document.body].includes(document.activeElement), []),
    refresh,
    place: at < 0 ? null : { at: at + 1, total: items?.length ?? 0 },
    itemAddress,
    goTo,
    move,
    decide,
    undo: () => {
      const item = held.undo();
      if (item === null) return;
      say(t("review.undone"));
      goTo(item.review_id);
    },
    filtered: queue.kind !== "" || queue.status !== "pending",
    showAll: () => navigate("/review?status=all", { replace: true }),
  };
}
