import { matchOf } from "../../alignment/align-items.ts";
import { asidesIn } from "../../alignment/asides.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { isFigure } from "../../alignment/statement-item.ts";
import type { Contradiction } from "../rule.ts";
import { isSame } from "./places.ts";

/**
 * "912 people (868 in 2023)": what stands in brackets with words of its own is told of something else than the rest, so it is no
 * other value of what a claim says outside of brackets, nor is the rest one of what it says of 2023.
 */
export function isOfAnAside(
  { plain: { claim, source }, span }: LaidClaim,
  { claim: mine, source: theirs }: Contradiction,
) {
  const own = claim.filter(({ start, end }) => start - span.start >= mine.start && end - span.start <= mine.end);
  if (own.every(({ aside }) => aside)) return false;
  return asidesIn(source).some(({ from, to }) => {
    const aside = source.slice(from, to);
    const rival = aside.find(({ start, end }) => start < theirs.end && theirs.start < end);
    // "The policy (effective 1 September)": a date alone is one of the thing itself.
    if (rival !== undefined) return aside.length > 1 && isFigure(rival);
    const value = aside.find((item) => own.some((one) => matchOf(one, item) === "value"));
    const tells = aside.filter((item) => item !== value && item.content);
    return value !== undefined && tells.some((item) => claim.some((one) => !own.includes(one) && isSame(one, item)));
  });
}
