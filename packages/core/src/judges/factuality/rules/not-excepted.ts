import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { isNegation } from "./shared/negation-balance.ts";

const MIN_SHARE = 0.8;
const MIN_MATCHED = 3;
const REACH = 3;

export const notExcepted: ContradictionRule = {
  id: "not-excepted",
  kind: "contradiction",
  issueType: "OTHER",
  find: includedException,
};

/** "Free on Sundays too" beside "free except on Sundays": what the sentence excepts, the claim takes in. */
function includedException(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, matched, share, span } = laid;
  const { claim, source, pairs } = alignment;
  if (share < MIN_SHARE || matched < MIN_MATCHED || !isAnchored) return undefined;
  if (differences.other.length > 0) return undefined;
  if (claim.some((item) => isNegation(item) || item.logic?.class === "exception")) return undefined;
  const isExcepting = (at: number) => source[at]!.logic?.class === "exception" && source[at]!.logic!.sense === "x";
  const skipped = [...differences.logicSkipped, ...differences.logicChanged.map((pair) => pair.source)];
  const cue = skipped.find(isExcepting);
  if (cue === undefined || source.slice(0, cue).some(isNegation)) return undefined;
  // "Außer Betrieb" excepts nothing.
  if (laid.language.names.capitalisedNouns !== undefined && source[cue + 1]?.capitalised) return undefined;
  const end = source.findIndex(({ gapBefore }, at) => at > cue && gapBefore !== "none");
  const excepted = source.flatMap(({ content }, at) => (content && at > cue && (end < 0 || at < end) ? [at] : []));
  const met = excepted.flatMap((at) => pairs.filter((pair) => pair.source === at && pair.match !== "other"));
  if (met.length === 0 || met.length < excepted.length) return undefined;
  // "Except the glass ones, which must be cleaned": of those the sentence goes on to say something else.
  if (end >= 0 && pairs.some((pair) => pair.source >= end && claim[pair.claim]!.content)) return undefined;
  const places = met.map((pair) => pair.claim);
  // "Including the one in Duluth"; any other word of its own may say something else of it.
  const first = Math.min(...places);
  if (differences.added.some((at) => at > first || at < first - REACH)) return undefined;
  return {
    claim: {
      start: claim[Math.min(...places)]!.start - span.start,
      end: claim[Math.max(...places)]!.end - span.start,
    },
    source: { start: source[cue]!.start, end: source[excepted.at(-1)!]!.end },
  };
}
