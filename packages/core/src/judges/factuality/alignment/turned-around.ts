import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, type ItemPair, matchOf, withPairs } from "./align-items.ts";
import { isLoose } from "./may-move.ts";
import type { StatementItem } from "./statement-item.ts";

type Row = readonly StatementItem[];

/** A longer claim is no plain clause. */
const LONGEST = 24;
/** Articles, adjectives and the noun of a subject. */
const LONGEST_SUBJECT = 6;

/**
 * A claim that opens with the time or place with which the sentence ends: "Im Herbst öffnet das Museum" beside "Das Museum
 * öffnet im Herbst". Who does what to whom keeps its order, but for the verb, which may come before the one who acts.
 */
export function turnedAround(alignment: Alignment, language: LanguagePack): Alignment | undefined {
  const { claim, source } = alignment;
  if (claim.length > LONGEST || claim.length > source.length || !isCircumstance(claim[0]!, language)) return undefined;
  if (matchOf(claim[0]!, source[0]!) === "function") return undefined;
  for (let length = 1; length < claim.length - 1; length += 1) {
    if (!claim[length - 1]!.content) continue;
    const place = placeOf(claim.slice(0, length), source);
    if (place === undefined) break;
    const rest = restInOrder(claim, length, source, place);
    if (rest === undefined) continue;
    const opening = claim.slice(0, length).map((_, at) => pairOf(at, place + at));
    return withPairs(alignment, [...opening, ...rest]);
  }
  return undefined;

  /** The rest of the claim beside the sentence without the circumstance, in order or with the verb first. */
  function restInOrder(items: Row, from: number, row: Row, place: number): ItemPair[] | undefined {
    const free = row.flatMap((_, at) => (at < place || at >= place + from ? [at] : []));
    const own = items.flatMap((_, at) => (at >= from ? [at] : []));
    if (meets(own, free)) return own.map((at, step) => pairOf(at, free[step]!));
    const [verb, ...others] = own;
    if (!isVerb(items[verb!]!)) return undefined;
    for (let length = 1; length <= Math.min(LONGEST_SUBJECT, others.length); length += 1) {
      const turned = [...others.slice(0, length), verb!, ...others.slice(length)];
      if (isNoun(others.slice(0, length)) && meets(turned, free))
        return turned.map((at, step) => pairOf(at, free[step]!));
    }
    return undefined;
  }

  function meets(own: readonly number[], theirs: readonly number[]): boolean {
    return own.length <= theirs.length && own.every((at, step) => isSame(claim[at]!, source[theirs[step]!]!));
  }

  function isVerb({ content, capitalised, value, helping }: StatementItem): boolean {
    return (content || helping) && !capitalised && value === null;
  }

  /** A noun with nothing that leads it: it acts. */
  function isNoun(own: readonly number[]): boolean {
    const { logic, roles } = language.judging;
    return (
      claim[own.at(-1)!]!.content &&
      own.every((at) => claim[at]!.value === null && claim[at]!.logic === undefined) &&
      own.every((at) => !logic.prepositions.has(claim[at]!.lower) && !roles.object.has(claim[at]!.lower))
    );
  }

  function pairOf(at: number, place: number): ItemPair {
    return { claim: at, source: place, match: matchOf(claim[at]!, source[place]!)! };
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
