import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { colonOf } from "../../alignment/list-label.ts";

/** A longer label is a sentence. */
const LONGEST = 4;

/** "Formerly: Hotel Alpina, 40 rooms", "Without Ann Reed: the choir": what stands behind the colon is not so, or without something. */
export function isUndoneByLabel({
  alignment: { source, pairs, first },
  language,
  source: { text },
}: LaidClaim): boolean {
  const colon = colonOf(source);
  if (colon < 1 || colon > Math.min(first, LONGEST)) return false;
  const label = source.slice(0, colon);
  // "No: every licence is tied to one person" answers what was asked.
  if (label.length === 1 && label[0]!.logic?.class === "negation") return false;
  if (!text.slice(label.at(-1)!.end, source[colon]!.start).includes(":")) return false;
  // "You will not be told at once: the result is sent" has a sentence for a label.
  if (label.some(({ helping, logic }) => helping || logic?.class === "modality")) return false;
  // "No booking needed: entry is free" goes on with a sentence of its own.
  if (source.slice(colon).some(({ helping, logic }) => helping || logic?.class === "modality")) return false;
  return label.some(({ logic, lower }, at) => {
    const isUndoing =
      logic?.class === "negation" || logic?.class === "exception" || language.judging.logic.former.has(lower);
    return isUndoing && !pairs.some((pair) => pair.source === at);
  });
}
