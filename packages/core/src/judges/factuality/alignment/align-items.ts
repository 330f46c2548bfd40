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

/** The matches by number, as tables count them. */
const MATCHES: readonly Match[] = ["same", "inflected", "synonym", "value", "function", "other", "other-function"];
const SAME = 0;
const INFLECTED = 1;
const SYNONYM = 2;
const VALUE = 3;
const FUNCTION = 4;
const OTHER = 5;
const OTHER_FUNCTION = 6;
/** For two items that cannot meet. */
const NONE = -1;
/** What each match is worth. Most pairs are of other words or other small words. */
const WORTH = Float64Array.of(2, 1.8, 1.2, 2.5, 0.6, -0.5, 0.05);
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
    fillRow(claim[i - 1]!, source, i === claim.length, steps, i * width, above, scores);
    [above, scores] = [scores, above];
    if (done < STEP) continue;
    yield done / PER_MICROSECOND;
    done = 0;
  }
  return { claim, source, ...trace(claim.length, source.length), score: above[width - 1]! };

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

/** The best way to each place of the source for the claim up to an item; what the source says behind the last one costs nothing. */
function fillRow(
  item: StatementItem,
  source: readonly StatementItem[],
  isLast: boolean,
  steps: Uint8Array,
  row: number,
  above: Float64Array,
  scores: Float64Array,
): void {
  const width = source.length + 1;
  const alone = item.content ? -1 : -0.1;
  let score = above[0]! + alone;
  scores[0] = score;
  steps[row] = UP;
  for (let j = 1; j < width; j += 1) {
    const other = source[j - 1]!;
    const at = row + j;
    const skip = isLast ? 0 : other.content ? -0.03 : -0.01;
    const left = score + skip;
    score = above[j]! + alone;
    let step = UP;
    if (left >= score) {
      score = left;
      step = LEFT;
    }
    const match = matchNumber(item, other);
    if (match !== NONE) {
      const together = steps[at - width - 1]! >= DIAGONAL ? TOGETHER : 0;
      const met = above[j - 1]! + WORTH[match]! + together;
      if (met > score) {
        score = met;
        step = DIAGONAL + match;
      }
    }
    scores[j] = score;
    steps[at] = step;
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
  const match = matchNumber(claim, source);
  return match === NONE ? undefined : MATCHES[match];
}

function matchNumber(claim: StatementItem, source: StatementItem): number {
  if (claim.value !== null && source.value !== null) {
    const relation = relationOf(claim.value, source.value);
    if (relation === undefined) return NONE;
    return relation ? VALUE : OTHER;
  }
  if (claim.lower === source.lower) {
    if (claim.content) return SAME;
    // "Not" and "not only", "both" and "one of both".
    const [own, theirs] = [claim.logic, source.logic];
    // "No" and "no obstante".
    if (claim.silent !== source.silent && (own ?? theirs)?.class === "negation") return OTHER_FUNCTION;
    return own === undefined || theirs === undefined || own.sense === theirs.sense ? FUNCTION : OTHER_FUNCTION;
  }
  if (claim.value !== null || source.value !== null || claim.content !== source.content) return NONE;
  if (!claim.content) return saysSame(claim, source) ? FUNCTION : OTHER_FUNCTION;
  // What a writer of texts could not spell says nothing.
  if (claim.lower === UNKNOWN || source.lower === UNKNOWN) return SYNONYM;
  // "Abogada" and "abogado" are two people.
  if (claim.stem === source.stem) return claim.gender === source.gender ? INFLECTED : SYNONYM;
  if (claim.verb !== undefined && claim.verb === source.verb) return INFLECTED;
  // "Increased" says what "rose" says.
  if (claim.direction !== undefined && claim.direction === source.direction) return INFLECTED;
  // "Purchased" says what "bought" says.
  if (haveOneInCommon(claim.equivalents, source.equivalents)) {
    return claim.gender === source.gender || claim.gender === "" || source.gender === "" ? INFLECTED : SYNONYM;
  }
  if (haveOneInCommon(claim.meanings, source.meanings)) return SYNONYM;
  return OTHER;
}

/** Most words have no meaning that another one shares. */
function haveOneInCommon(own: readonly number[], theirs: readonly number[]): boolean {
  return own.length > 0 && theirs.length > 0 && own.some((one) => theirs.includes(one));
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
