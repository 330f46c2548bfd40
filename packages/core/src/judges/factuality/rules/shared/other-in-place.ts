import { readOnce } from "../../../../text/read-once.ts";
import { runsOf } from "../../alignment/differences.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { contextOf } from "../../alignment/sentence-context.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { Contradiction } from "../rule.ts";
import { negationBalance } from "./negation-balance.ts";
import { anchorsOf, isSame, isTelling, leadOf } from "./places.ts";

/** In long sentences a word may stand for something else each time. */
const MAX_ITEMS = 60;
/** What the sentence says of the claim besides, at least. */
const MIN_MET = 3;
/** Words the claim has of its own, besides the one in question. */
const MOST_UNSAID = 1;

/** What a place may be filled with. */
export interface Filling {
  readonly isMine: (item: StatementItem) => boolean;
  readonly isRival: (own: StatementItem, theirs: StatementItem) => boolean;
  /** Whether these items of the claim may be told so at all; `unsaid` counts what else of the claim the sentence lacks. */
  readonly mayBe: (run: readonly number[], unsaid: number) => boolean;
  /** A name has several words; of others each stands alone. */
  readonly isRun: boolean;
  /** A word of its own beside the place, rather than "is" or "only". */
  readonly needsContent: boolean;
}

/**
 * What a claim has in a place where the sentence has something else of its kind, while the sentence says the rest of the claim
 * in whatever order: the same words before or behind the place tell that it is one.
 */
export function otherInPlace(laid: LaidClaim, filling: Filling): Contradiction | undefined {
  const { claim, source } = laid.plain;
  if (source.length > MAX_ITEMS) return undefined;
  const missing = missingIn(laid);
  const unsaid = missing.filter((at) => claim[at]!.content);
  if (claim.filter((item) => item.content).length - unsaid.length < MIN_MET) return undefined;
  const mine = missing.filter((at) => filling.isMine(claim[at]!));
  for (const run of filling.isRun ? runsOf(mine) : mine.map((at) => [at])) {
    const rest = unsaid.filter((at) => !run.includes(at));
    if (rest.length > MOST_UNSAID || !rest.every((at) => isKnown(laid, at)) || !filling.mayBe(run, rest.length))
      continue;
    const places = source.flatMap((item, at) => (filling.isRival(claim[run[0]!]!, item) ? [at] : []));
    const rivals = filling.isRun ? runsOf(places) : places.map((at) => [at]);
    const rival = rivals.find(
      (one) => !one.some((at) => isSaid(source[at]!, claim)) && isPlace(laid, run, one, filling),
    );
    if (rival === undefined || negationBalance(laid) !== 0 || tellsOfEach(laid)) continue;
    return {
      claim: { start: claim[run[0]!]!.start - laid.span.start, end: claim[run.at(-1)!]!.end - laid.span.start },
      source: { start: source[rival[0]!]!.start, end: source[rival.at(-1)!]!.end },
      slot: run[0]!,
    };
  }
  return undefined;
}

/** The items of a claim that its sentence lacks, found once for all the rules that ask. */
const missingIn = readOnce(({ plain: { claim, source } }: LaidClaim) =>
  claim.flatMap((item, at) => (isSaid(item, source) ? [] : [at])),
);

/** Whether one of these says what an item says; of small words only itself does. */
function isSaid(item: StatementItem, items: readonly StatementItem[]): boolean {
  return items.some((other) => (item.content ? isSame(item, other) : item.lower === other.lower));
}

/** A word of the claim that the source says elsewhere; what the claim opens with may be another thing. */
function isKnown({ plain: { claim }, opening, resolved, source }: LaidClaim, at: number): boolean {
  if (claim[at]!.value !== null) return false;
  return resolved.has(at) || (at !== opening && source.places.has(claim[at]!.stem));
}

function isPlace(laid: LaidClaim, run: readonly number[], rival: readonly number[], filling: Filling): boolean {
  const { plain, language } = laid;
  const { claim, source } = plain;
  const own = { items: claim, blocks: new Set(run) };
  const theirs = { items: source, blocks: new Set(rival) };
  if (leadOf(own, run[0]!, language) !== leadOf(theirs, rival[0]!, language)) return false;
  const anchors = anchorsOf(own, run, theirs, rival, language);
  if (!anchors.some((item) => (filling.needsContent ? item.content : isTelling(item)))) return false;
  // "60 percent fell to the county, the rest to the club": what the claim says first stands behind it.
  const isBehind = claim
    .slice(0, run[0])
    .some((item) => item.content && source.findIndex((other) => isSame(item, other)) > rival.at(-1)!);
  if (isBehind) return false;
  if (!filling.isRun) return true;
  // "Juventus" may be "the Italians", and "Jane" and "Smith" one person.
  const before = source[rival[0]! - 1]?.lower ?? "";
  if (language.judging.roles.determiners.has(before) && !language.judging.logic.one.has(before)) return false;
  return !contextOf(laid.source, laid.sentence).isNamedAnywhere([claim[run[0]!]!, source[rival[0]!]!]);
}

/** "4,500 to each" beside "54,000 to twelve of them". */
function tellsOfEach({ plain: { claim }, differences }: LaidClaim): boolean {
  return differences.logicAdded.some((at) => {
    const logic = claim[at]?.logic;
    return logic?.class === "quantifier" && logic.sense === "a";
  });
}
