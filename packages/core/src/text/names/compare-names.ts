import type { Name } from "./name.ts";

/** `same`: one name for one thing. `compatible`: one may be short, an abbreviation or an adjective of the other. */
export type NameRelation = "same" | "compatible" | "different";

/** Whether two names can stand for the same person, place or organisation. */
export function compareNames(a: Name, b: Name): NameRelation {
  if (a.place !== undefined && b.place !== undefined) return comparePlaces(a, b);
  const left = plainParts(a);
  const right = plainParts(b);
  if (left.join(" ") === right.join(" ")) return "same";
  if (left.join("") === right.join("")) return "same";
  if (isAcronymOf(a, b) || isAcronymOf(b, a)) return "compatible";
  return isShortened(left, right) || isShortened(right, left) ? "compatible" : "different";
}

function comparePlaces(a: Name, b: Name): NameRelation {
  if (a.place === b.place) return a.people === b.people ? "same" : "compatible";
  const [aCountry, aCity] = a.place!.split("/");
  const [bCountry, bCity] = b.place!.split("/");
  // A city against its country; two cities of one country are two places.
  return aCountry === bCountry && (aCity === undefined) !== (bCity === undefined) ? "compatible" : "different";
}

/** Hyphens count as blanks, a German genitive or a possessive as nothing, spelling variants as one. */
function plainParts({ parts }: Name): string[] {
  return parts.flatMap((part) => part.split(/[-&]/)).map(plainSpelling);
}

function plainSpelling(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replaceAll("ae", "a")
    .replaceAll("oe", "o")
    .replaceAll("ue", "u")
    .replaceAll("y", "i")
    .replace(/(.)\1/g, "$1");
}

function isAcronymOf(short: Name, long: Name): boolean {
  return (
    short.parts.length === 1 && long.parts.length > 1 && short.parts[0] === long.acronym && short.acronym !== undefined
  );
}

/** The shorter name's words all stand in the longer one, in order; initials stand for first names. */
function isShortened(short: readonly string[], long: readonly string[]): boolean {
  if (short.length > long.length) return false;
  if (short.length === long.length && short.length === 1) return isGenitive(short[0]!, long[0]!);
  let at = 0;
  for (const word of short) {
    while (at < long.length && !standsFor(word, long[at]!)) at++;
    if (at === long.length) return false;
    at++;
  }
  // An initial alone is no name.
  return short.some((word) => word.length > 1);
}

function standsFor(word: string, other: string): boolean {
  if (word === other || isGenitive(word, other)) return true;
  return (word.length === 1 && other.startsWith(word)) || (other.length === 1 && word.startsWith(other));
}

function isGenitive(a: string, b: string): boolean {
  return (a.length > 3 && `${a}s` === b) || (b.length > 3 && `${b}s` === a);
}
