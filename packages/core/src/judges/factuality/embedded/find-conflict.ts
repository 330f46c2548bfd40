import type { Steps } from "../../../ports/steps.ts";
import { costOf, type LaidClaim } from "../alignment/laid-claim.ts";
import { CONTRADICTIONS } from "../rules/rules.ts";
import { statesNothing } from "../rules/shared/states-nothing.ts";
import { proves } from "./is-proof.ts";

/** More content of its own, and a sentence tells of another case: "but six months after an accident". */
const MOST_UNSAID = 1;
const LEAST_MATCHED = 2;

/**
 * The sentence that gives another value than a claim which others prove: the source, or one of several, disagrees with
 * itself. Asked more strictly than for a contradiction: plans and months have values of their own.
 */
export function* findConflict(sentences: readonly LaidClaim[]): Steps<LaidClaim | undefined> {
  for (const laid of sentences) {
    if (!isSameStatement(laid) || statesNothing(laid) || (yield* proves(laid))) continue;
    yield costOf(laid.plain);
    if (CONTRADICTIONS.some((rule) => clashesInValue(rule.find(laid), laid))) return laid;
  }
  return undefined;
}

function clashesInValue(found: ReturnType<(typeof CONTRADICTIONS)[number]["find"]>, laid: LaidClaim): boolean {
  return found?.slot !== undefined && laid.alignment.claim[found.slot]?.value != null;
}

/** True when both name the thing themselves and differ in one place only; "Price: 3 euros" does not say of what. */
function isSameStatement({ alignment, content, matched, resolved, isOwnName }: LaidClaim): boolean {
  const { claim, source, pairs } = alignment;
  if (matched < LEAST_MATCHED || matched !== content - 1 || resolved.size > 0) return false;
  const [first, ...rest] = claim;
  if (first === undefined || (first.content && !isOwnName(first))) return false;
  if (rest.some(({ gapBefore }) => gapBefore === "clause")) return false;
  const met = new Set(pairs.map((pair) => pair.source));
  const unsaid = source.filter((item, at) => item.content && !met.has(at));
  return unsaid.length <= MOST_UNSAID && unsaid.every(({ value }) => value === null);
}
