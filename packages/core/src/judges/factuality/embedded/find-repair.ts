import type { Steps } from "../../../ports/steps.ts";
import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { excludingRule } from "../rules/shared/exclude-each-other.ts";
import { isInNarrowingClause } from "../rules/shared/is-in-narrowing-clause.ts";
import { isOfAnAside } from "../rules/shared/is-of-an-aside.ts";
import { isOfAnotherCase } from "../rules/shared/is-of-another-case.ts";
import type { Place } from "../rules/shared/place.ts";
import { statesNothing } from "../rules/shared/states-nothing.ts";
import type { SourceText } from "../source-text.ts";
import { type FoundContradiction, isStatedElsewhere } from "./find-contradiction.ts";
import { isProved } from "./is-proof.ts";

/** How many sentences, and how many places in each, are tried. */
const MOST_SENTENCES = 2;
const MOST_PLACES = 4;
/** The claim is nearly laid over the sentence. */
const MIN_SHARE = 0.6;
const MIN_MATCHED = 2;
/** What stands in one place is no longer than this. */
const LONGEST = 5;

/**
 * A claim that a sentence would prove if one of its parts were put back as the source has it, where the two versions of that part
 * exclude each other: "all filters can be washed" beside "only one of the filters can be washed". The proof is as strict as any other.
 */
export function* findRepair(laid: readonly LaidClaim[], source: SourceText): Steps<FoundContradiction | undefined> {
  for (const one of laid.slice(0, MOST_SENTENCES)) {
    if (one.isLong || one.share < MIN_SHARE || one.matched < MIN_MATCHED || statesNothing(one)) continue;
    let tried = 0;
    for (const place of placesOf(one)) {
      const rule = excludingRule(one, place);
      if (rule === undefined || isInNarrowingClause(place.source[0], one) || isOfAside(place, one)) continue;
      tried += 1;
      if (tried > MOST_PLACES) break;
      const { span, sentence, plain } = one;
      if (!(yield* isProved(repaired(one, place), span.language, sentence, source))) continue;
      const slot = plain.claim.findIndex(({ content }, at) => content && at >= place.claim[0] && at < place.claim[1]);
      if (slot >= 0 && isStatedElsewhere(laid, slot, one)) continue;
      const [own, theirs] = [rangeOf(plain.claim, place.claim), rangeOf(plain.source, place.source)];
      const claim = { start: own.start - span.start, end: own.end - span.start };
      const contradiction = { claim, source: theirs, slot: slot < 0 ? undefined : slot };
      if (isOfAnAside(one, contradiction) || isOfAnotherCase(contradiction, one)) continue;
      return { rule, contradiction, laid: one };
    }
  }
  return undefined;
}

/** "Never aspirin, which may cause bleeding": the denial ends at its comma. */
function isOfAside(place: Place, { plain: { source } }: LaidClaim): boolean {
  const [from, to] = place.source;
  const denial = source.findIndex(({ logic }, at) => at >= from && at < to && logic?.class === "negation");
  if (denial < 0 || source[denial]!.gapBefore === "none") return false;
  return source.some(({ gapBefore }, at) => at > denial && gapBefore !== "none");
}

/** Where the claim and the sentence differ between words that both have, and each pair of words that differ. */
function placesOf({ plain: { claim, source, pairs } }: LaidClaim): readonly Place[] {
  const places: Place[] = [];
  const met = [...pairs.filter(({ match }) => !isLoose(match)), { claim: claim.length, source: source.length }];
  let before = { claim: -1, source: -1 };
  for (const [at, after] of met.entries()) {
    const inside = pairs.filter((pair) => pair.claim > before.claim && pair.claim < after.claim);
    // What stands before the first word that both have, or behind the last, is no more than what was held against it.
    const from = at === 0 ? Math.min(after.source, ...inside.map((pair) => pair.source)) : before.source + 1;
    const to = at === met.length - 1 ? Math.max(from, ...inside.map((pair) => pair.source + 1)) : after.source;
    if (after.claim > before.claim + 1 || (to > from && at > 0 && at < met.length - 1))
      places.push({ claim: [before.claim + 1, after.claim], source: [from, to] });
    for (const pair of inside)
      places.push({ claim: [pair.claim, pair.claim + 1], source: [pair.source, pair.source + 1] });
    before = after;
  }
  const lengthOf = ([from, to]: readonly [number, number]) => to - from;
  return places.filter((place) => lengthOf(place.claim) <= LONGEST && lengthOf(place.source) <= LONGEST);
}

function rangeOf(items: LaidClaim["plain"]["claim"], [from, to]: readonly [number, number]) {
  const start = items[from]?.start ?? items.at(-1)!.end;
  return { start, end: to > from ? items[to - 1]!.end : start };
}

/** The claim with what the sentence has in that place. */
function repaired({ span, source, plain }: LaidClaim, place: Place): string {
  const own = rangeOf(plain.claim, place.claim);
  const theirs = rangeOf(plain.source, place.source);
  const isAdded = own.start === own.end;
  const before = span.text.slice(0, own.start - span.start);
  return `${before}${source.text.slice(theirs.start, theirs.end)}${isAdded ? " " : ""}${span.text.slice(own.end - span.start)}`;
}
