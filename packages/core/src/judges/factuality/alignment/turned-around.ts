import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, type ItemPair, isLoose, matchOf, withPairs } from "./align-items.ts";
import type { StatementItem } from "./statement-item.ts";

type Row = readonly StatementItem[];

/** A longer claim is no plain clause. */
const LONGEST = 24;
/** Articles, adjectives and the noun of a subject. */
const LONGEST_SUBJECT = 6;

/**
 * A claim that opens with the time or place with which the sentence ends: "Im Herbst öffnet das Museum" beside "Das Museum
 * öffnet im Herbst", or the other way round where the claim says all of the sentence. Who does what to whom keeps its order,
 * but for the verb, which may come before the one who acts.
 */
export function turnedAround(alignment: Alignment, language: LanguagePack): Alignment | undefined {
  const { claim, source } = alignment;
  const turned = turn(claim, source, language);
  const pairs = turned ?? (claim.length === source.length ? turn(source, claim, language)?.map(flipped) : undefined);
  return (
    pairs &&
    withPairs(
      alignment,
      pairs.map(([at, place]) => pairOf(at, place)),
    )
  );

  function pairOf(at: number, place: number): ItemPair {
    return { claim: at, source: place, match: matchOf(claim[at]!, source[place]!)! };
  }
}

/** Places of two rows that belong together. */
type Places = readonly [own: number, theirs: number];

function flipped([own, theirs]: Places): Places {
  return [theirs, own];
}

/** Lays a row that opens with a circumstance over one that has it elsewhere. */
function turn(own: Row, theirs: Row, language: LanguagePack): readonly Places[] | undefined {
  if (own.length > LONGEST || own.length > theirs.length || !isCircumstance(own[0]!, language)) return undefined;
  if (matchOf(own[0]!, theirs[0]!) === "function") return undefined;
  for (let length = 1; length < own.length - 1; length += 1) {
    if (!own[length - 1]!.content) continue;
    const place = placeOf(own.slice(0, length), theirs);
    if (place === undefined) break;
    const rest = restInOrder(length, place);
    if (rest !== undefined) return [...own.slice(0, length).map((_, at): Places => [at, place + at]), ...rest];
  }
  return undefined;

  /** The rest beside the other row without the circumstance, in order or with the verb first. */
  function restInOrder(from: number, place: number): readonly Places[] | undefined {
    const free = theirs.flatMap((_, at) => (at < place || at >= place + from ? [at] : []));
    const left = own.flatMap((_, at) => (at >= from ? [at] : []));
    if (meets(left, free)) return left.map((at, step): Places => [at, free[step]!]);
    // "Se encarga": small words go with their verb.
    const verb = left.findIndex((at) => isVerb(own[at]!)) + 1;
    const group = left.slice(0, verb);
    if (verb === 0 || group.slice(0, -1).some((at) => own[at]!.content || own[at]!.logic !== undefined))
      return undefined;
    const others = left.slice(verb);
    for (let length = 1; length <= Math.min(LONGEST_SUBJECT, others.length); length += 1) {
      const turned = [...others.slice(0, length), ...group, ...others.slice(length)];
      if (isNoun(others.slice(0, length)) && meets(turned, free))
        return turned.map((at, step): Places => [at, free[step]!]);
    }
    return undefined;
  }

  function meets(left: readonly number[], free: readonly number[]): boolean {
    return left.length <= free.length && left.every((at, step) => isSame(own[at]!, theirs[free[step]!]!));
  }

  function isVerb({ content, capitalised, value, helping }: StatementItem): boolean {
    return (content || helping) && !capitalised && value === null;
  }

  /** A noun with nothing that leads it: it acts. */
  function isNoun(places: readonly number[]): boolean {
    const { logic, roles } = language.judging;
    return (
      own[places.at(-1)!]!.content &&
      places.every((at) => own[at]!.value === null && own[at]!.logic === undefined) &&
      places.every((at) => !logic.prepositions.has(own[at]!.lower) && !roles.object.has(own[at]!.lower))
    );
  }
}

/** "In autumn", "on Monday", "2025". */
function isCircumstance({ lower, value }: StatementItem, { judging: { logic, roles } }: LanguagePack): boolean {
  return (value !== null && "date" in value) || (logic.prepositions.has(lower) && !roles.by.has(lower));
}

function placeOf(phrase: Row, source: Row): number | undefined {
  for (let at = 1; at + phrase.length <= source.length; at += 1) {
    if (source[at]!.gapBefore !== "clause" && phrase.every((item, step) => isSame(item, source[at + step]!))) return at;
  }
  return undefined;
}

function isSame(item: StatementItem, other: StatementItem): boolean {
  const match = matchOf(item, other);
  return match !== undefined && match !== "synonym" && !isLoose(match);
}
