import type { LogicClass } from "../../../languages/parts/logic-words.ts";
import type { Alignment } from "./align-items.ts";
import type { StatementItem } from "./statement-item.ts";

/** How many small words may lead up to a value: "algo más de". */
const REACH = 4;

/** "About 2,300" beside "2,316.40": a small word that says how exact a value is, where the source tells it exactly and it holds. */
export function isExactness({ claim, source, pairs }: Alignment, at: number): boolean {
  if (claim[at]!.logic?.class !== "comparison" && claim[at]!.logic?.class !== "only") return false;
  const to = claim.findIndex(({ value }, place) => place > at && value !== null);
  if (to < 0 || to - at > REACH || claim.slice(at, to).some((item) => item.content || item.gapBefore === "clause")) {
    return false;
  }
  const place = pairs.find((pair) => pair.claim === to && pair.match === "value")?.source;
  const own = quantityOf(claim[to]!);
  const theirs = place === undefined ? undefined : quantityOf(source[place]!);
  if (own?.approx === undefined || theirs === undefined) return false;
  if (theirs.approx !== undefined || theirs.low !== undefined || own.low !== undefined) return false;
  if (own.approx === "about") return true;
  if (own.unit !== theirs.unit || own.currency !== theirs.currency) return false;
  return own.approx === "over" || own.approx === "at-least" ? theirs.value > own.value : theirs.value < own.value;
}

function quantityOf({ value }: StatementItem) {
  return value !== null && "quantity" in value ? value.quantity : undefined;
}

/** Small words that may stand elsewhere in their sentence as long as there is one of them on each side. */
const MOVABLE: ReadonlySet<LogicClass> = new Set(["modality", "comparison", "time", "condition"] as const);

/** The places of a small word that each side has once, moved: "the manager must approve", "must be approved by the manager". */
export function movedLogic(
  { claim, source }: Alignment,
  added: readonly number[],
  skipped: readonly number[],
): { readonly claim: ReadonlySet<number>; readonly source: ReadonlySet<number> } {
  const moved = { claim: new Set<number>(), source: new Set<number>() };
  for (const at of added) {
    const own = claim[at]!.logic!;
    if (!MOVABLE.has(own.class)) continue;
    const isAlike = ({ logic }: StatementItem) => logic?.class === own.class && logic.sense === own.sense;
    const isOnce = (items: readonly StatementItem[]) =>
      items.filter(({ logic }) => logic?.class === own.class && (own.class !== "modality" || logic.sense === own.sense))
        .length === 1;
    const there = skipped.find((place) => isAlike(source[place]!));
    if (there === undefined || !isOnce(claim) || !isOnce(source)) continue;
    moved.claim.add(at);
    moved.source.add(there);
  }
  return moved;
}
