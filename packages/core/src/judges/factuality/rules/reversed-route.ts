import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { isInValue } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { negationBalance } from "./shared/negation-balance.ts";

const MIN_OVERLAP = 0.75;
/** How far the goal of a way may stand behind its start. */
const REACH = 3;

/** A way from one named place or person to another, as stems. */
interface Route {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly start: number;
  readonly end: number;
}

export const reversedRoute: ContradictionRule = {
  id: "reversed-route",
  kind: "contradiction",
  issueType: "ROLE",
  find: (laid) => contradictedRoutes(laid) ?? otherEnd(laid),
};

const MIN_MATCHED = 3;

/** "Moved to the first Saturday" beside "moved from the first to the last Saturday". */
function otherEnd(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, language, matched } = laid;
  const { claim, source, pairs } = alignment;
  const { from, to } = language.judging.roles.route;
  if (differences.other.length + differences.added.length > 0 || matched < MIN_MATCHED || !isAnchored) return undefined;
  if (negationBalance(laid) !== 0 || claim.some(({ lower }) => from.has(lower))) return undefined;
  const turn = pairs.find((pair) => to.has(claim[pair.claim]!.lower) && from.has(source[pair.source]!.lower));
  if (turn === undefined) return undefined;
  // What comes right behind it is the same on both sides, and leads on to where it went.
  const own = claim.findIndex((item, at) => at > turn.claim && item.content);
  const end = pairs.find((pair) => pair.claim === own)?.source ?? -1;
  const goal = source.findIndex(({ lower }, at) => at > end && to.has(lower));
  const isRoute = own >= 0 && end > turn.source && goal > end && goal - end <= REACH && own - turn.claim <= REACH;
  if (!isRoute || pairs.some((pair) => pair.source === goal)) return undefined;
  return contradictionAt(laid, { claim: own, source: goal, match: "other" });
}

/** The same way, turned round: "from Porto to Utrecht" beside "from Utrecht to Porto". */
function contradictedRoutes({ beside: pair, language }: LaidClaim): Contradiction | undefined {
  if (pair.overlap < MIN_OVERLAP) return undefined;
  const said = routeOf(pair.claim, language);
  const meant = said && routeOf(pair.source, language);
  if (said === undefined || meant === undefined) return undefined;
  const isWithin = (part: readonly string[], whole: readonly string[]) => part.every((stem) => whole.includes(stem));
  if (!isWithin(said.from, meant.to) || !isWithin(said.to, meant.from) || isWithin(said.from, meant.from))
    return undefined;
  return {
    claim: { start: said.start - pair.claim.start, end: said.end - pair.claim.start },
    source: { start: meant.start, end: meant.end },
  };
}

/** The first way a span names. */
function routeOf(span: ComparedSpan, language: LanguagePack): Route | undefined {
  const { words } = span;
  const cues = language.judging.roles.route;
  for (let i = 0; i < words.length; i += 1) {
    if (!cues.from.has(words[i]!.lower)) continue;
    const from = namesBehind(span, i);
    if (from.stems.length === 0) continue;
    for (let j = from.next; j < Math.min(words.length, from.next + REACH); j += 1) {
      if (!cues.to.has(words[j]!.lower)) continue;
      const to = namesBehind(span, j);
      if (to.stems.length === 0) break;
      return { from: from.stems, to: to.stems, start: words[i]!.start, end: words[to.next - 1]!.end };
    }
  }
  return undefined;
}

/** The names behind a word, an article in between left out, and the place behind them. */
function namesBehind(span: ComparedSpan, at: number): { stems: string[]; next: number } {
  const { words } = span;
  let next = at + 1;
  if (words[next]?.stop && !words[next]!.capital) next += 1;
  const stems: string[] = [];
  while (next < words.length && words[next]!.capital && !words[next]!.stop && !isInValue(words[next]!, span)) {
    stems.push(words[next]!.stem);
    next += 1;
  }
  return { stems, next };
}
