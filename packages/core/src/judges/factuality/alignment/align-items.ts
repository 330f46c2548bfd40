import type { Steps } from "../../../ports/steps.ts";
import { compareDates, isSameValue } from "../../../text/index.ts";
import { compareToSource } from "./compare-to-source.ts";
import type { StatementItem, StatementValue } from "./statement-item.ts";

/** How an item of the claim meets one of the source. */
export type Match = "same" | "inflected" | "synonym" | "value" | "function" | "other" | "other-function";

/** True when two items only stand in the same place. */
export function isLoose(match: Match): boolean {
  return match === "other" || match === "other-function";
}

export interface ItemPair {
  /** Index among the claim's items. */
  readonly claim: number;
  /** Index among the source's items. */
  readonly source: number;
  readonly match: Match;
}

/** A claim laid over a stretch of the source: which items meet, and which stand alone. */
export interface Alignment {
  readonly claim: readonly StatementItem[];
  readonly source: readonly StatementItem[];
  readonly pairs: readonly ItemPair[];
  /** Items of the claim that meet nothing. */
  readonly added: readonly number[];
  /** Items of the source between the first and the last pair that meet nothing. */
  readonly skipped: readonly number[];
  readonly score: number;
  /** The stretch of the source, from its first to its last pair; -1 for none. */
  readonly first: number;
  readonly last: number;
}

/** What a match is worth. Most pairs are of other words or other small words. */
function scoreOf(match: Match): number {
  switch (match) {
    case "other":
      return -0.5;
    case "other-function":
      return 0.05;
    case "function":
      return 0.6;
    case "same":
      return 2;
    case "inflected":
      return 1.8;
    case "synonym":
      return 1.2;
    case "value":
      return 2.5;
  }
}
const MATCHES: readonly Match[] = ["same", "inflected", "synonym", "value", "function", "other", "other-function"];
/** Words that stand together on both sides rather belong together. */
const TOGETHER = 0.15;
const UP = 1;
const LEFT = 2;
/** A step that meets: the matches count on from here, in their order. */
const DIAGONAL = 3;

/** Pairs of items that are held against each other in a step, and how many of them take a microsecond. */
const STEP = 20_000;
const PER_MICROSECOND = 20;

/** The step that leads to each cell. Of the scores only those of the row before are needed. */
function tableOf(cells: number, width: number) {
  return { steps: new Uint8Array(cells), above: new Float64Array(width), scores: new Float64Array(width) };
}

/** Whoever needs one step has this table to itself; making a new one each time would take longer than filling it. */
const TABLE = tableOf(STEP, STEP);

/** Lays all of a claim over the part of a source sentence it fits best, in order. Quadratic in the items. */
export function* alignItems(claim: readonly StatementItem[], source: readonly StatementItem[]): Steps<Alignment> {
  const width = source.length + 1;
  const cells = (claim.length + 1) * width;
  const table = cells > STEP ? tableOf(cells, width) : TABLE;
  const steps = table.steps.fill(0, 0, width);
  let above = table.above.fill(0, 0, width);
  let { scores } = table;
  let done = 0;
  for (let i = 1; i <= claim.length; i += 1) {
    done += width;
    fillRow(i);
    [above, scores] = [scores, above];
    if (done < STEP) continue;
    yield done / PER_MICROSECOND;
    done = 0;
  }
  return { claim, source, ...trace(claim.length, source.length), score: above[width - 1]! };

  function fillRow(i: number): void {
    const item = claim[i - 1]!;
    const alone = item.content ? -1 : -0.1;
    const row = i * width;
    scores[0] = above[0]! + alone;
    steps[row] = UP;
    for (let j = 1; j < width; j += 1) {
      const other = source[j - 1]!;
      const at = row + j;
      let best = above[j]! + alone;
      let step = UP;
      const skip = i === claim.length ? 0 : other.content ? -0.03 : -0.01;
      const left = scores[j - 1]! + skip;
      if (left >= best) {
        best = left;
        step = LEFT;
      }
      const match = matchOf(item, other);
      if (match !== undefined) {
        const together = steps[at - width - 1]! >= DIAGONAL ? TOGETHER : 0;
        const met = above[j - 1]! + scoreOf(match) + together;
        if (met > best) {
          best = met;
          step = DIAGONAL + MATCHES.indexOf(match);
        }
      }
      scores[j] = best;
      steps[at] = step;
    }
  }

  function trace(fromClaim: number, fromSource: number) {
    const pairs: ItemPair[] = [];
    const added: number[] = [];
    const met = new Set<number>();
    let i = fromClaim;
    let j = fromSource;
    while (i > 0) {
      const at = i * width + j;
      if (j > 0 && steps[at]! >= DIAGONAL) {
        i -= 1;
        j -= 1;
        met.add(j);
        pairs.push({ claim: i, source: j, match: MATCHES[steps[at]! - DIAGONAL]! });
      } else if (j > 0 && steps[at] === LEFT) j -= 1;
      else {
        i -= 1;
        added.push(i);
      }
    }
    pairs.reverse();
    added.reverse();
    const first = pairs[0]?.source ?? -1;
    const last = pairs.at(-1)?.source ?? -1;
    const skipped: number[] = [];
    for (let k = first + 1; k < last; k += 1) if (!met.has(k)) skipped.push(k);
    return { pairs, added, skipped, first, last };
  }
}

/** The items of the source that meet their like. */
export function metIn({ pairs }: Alignment): ReadonlySet<number> {
  return new Set(pairs.flatMap((pair) => (isLoose(pair.match) ? [] : [pair.source])));
}

/** The alignment with other pairs. */
export function withPairs(alignment: Alignment, pairs: readonly ItemPair[]): Alignment {
  const { claim } = alignment;
  const met = new Set(pairs.map((pair) => pair.source));
  const found = new Set(pairs.map((pair) => pair.claim));
  const first = met.size === 0 ? -1 : Math.min(...met);
  const last = Math.max(-1, ...met);
  const skipped: number[] = [];
  for (let at = first + 1; at < last; at += 1) if (!met.has(at)) skipped.push(at);
  const added = claim.flatMap((_, at) => (found.has(at) ? [] : [at]));
  return { ...alignment, pairs: pairs.toSorted((a, b) => a.claim - b.claim), added, skipped, first, last };
}

/** How two items meet in one place; undefined when they cannot. */
export function matchOf(claim: StatementItem, source: StatementItem): Match | undefined {
  if (claim.value !== null && source.value !== null) {
    const relation = relationOf(claim.value, source.value);
    if (relation === undefined) return undefined;
    return relation ? "value" : "other";
  }
  if (claim.lower === source.lower) {
    if (claim.content) return "same";
    // "Not" and "not only", "both" and "one of both".
    const [own, theirs] = [claim.logic, source.logic];
    // "No" and "no obstante".
    if (claim.silent !== source.silent && (own ?? theirs)?.class === "negation") return "other-function";
    return own === undefined || theirs === undefined || own.sense === theirs.sense ? "function" : "other-function";
  }
  if (claim.value !== null || source.value !== null || claim.content !== source.content) return undefined;
  if (!claim.content) return saysSame(claim, source) ? "function" : "other-function";
  // What a writer of texts could not spell says nothing.
  if (claim.lower === UNKNOWN || source.lower === UNKNOWN) return "synonym";
  // "Abogada" and "abogado" are two people.
  if (claim.stem === source.stem) return claim.gender === source.gender ? "inflected" : "synonym";
  if (claim.verb !== undefined && claim.verb === source.verb) return "inflected";
  // "Increased" says what "rose" says.
  if (claim.direction !== undefined && claim.direction === source.direction) return "inflected";
  // "Purchased" says what "bought" says.
  if (claim.equivalents.some((group) => source.equivalents.includes(group))) {
    return claim.gender === source.gender || claim.gender === "" || source.gender === "" ? "inflected" : "synonym";
  }
  if (claim.meanings.some((meaning) => source.meanings.includes(meaning))) return "synonym";
  return "other";
}

const UNKNOWN = "unk";

/** "Porque" and "ya", "nur" and "lediglich"; what "no" and "not" deny is told by where they stand. */
function saysSame({ logic: own }: StatementItem, { logic: theirs }: StatementItem): boolean {
  if (own === undefined || theirs === undefined || own.class === "negation") return false;
  if (own.class !== theirs.class) return false;
  return own.sense === theirs.sense || (own.class === "modality" && isMay(own.sense, theirs.sense));
}

/** "May" is what somebody can do as well as what might be so. */
function isMay(own: string, theirs: string): boolean {
  return (own === "y" && "km".includes(theirs)) || (theirs === "y" && "km".includes(own));
}

/** Whether the value of a claim is that of the source; undefined when they cannot be held against each other. */
function relationOf(claim: StatementValue, source: StatementValue): boolean | undefined {
  const relation =
    "quantity" in claim && "quantity" in source
      ? compareToSource(claim.quantity, source.quantity)
      : "date" in claim && "date" in source
        ? compareDates(claim.date, source.date)
        : "incomparable";
  return relation === "incomparable" ? undefined : isSameValue(relation);
}
