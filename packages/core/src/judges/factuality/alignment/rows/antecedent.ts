import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isLabel, isLarge, isNamed, isVerb, opened, type Row } from "./row.ts";

/** A longer noun phrase holds another one. */
const LONGEST = 4;

/**
 * The noun phrase a relative clause speaks of, without its article; none where that may be another one. Where every clause has its
 * comma, one on a kind of thing may tell which of them is meant, unless it tells of what was.
 */
export function antecedentOf(items: Row, at: number, language: LanguagePack, isPast = false): readonly Row[] {
  const isMarked = language.judging.roles.wordOrder === "free";
  const name = startOfName(items, at, language);
  // "Kunden, die bar bezahlt haben": not all of them are meant.
  if (name !== undefined && isDenied(items, name, language)) return [];
  if (name !== undefined && (!isMarked || isNamed(items.slice(name, at)) || isPerson(items, name, at, language)))
    return [opened(items.slice(name, at))];
  const noun = isMarked && !isPast ? undefined : startOfNoun(items, at, language);
  return noun === undefined || isDenied(items, noun[0], language) ? [] : [opened(items.slice(...noun))];
}

/** "It was the bishop, not the queen, who wrote it". */
function isDenied(items: Row, from: number, { judging: { roles } }: LanguagePack): boolean {
  if (!items.slice(0, 2).some(({ helping }) => helping)) return false;
  let at = from - 1;
  while (at > 0 && roles.determiners.has(items[at]!.lower)) at -= 1;
  return items[at]?.logic?.class === "negation";
}

/** "Achtermann, der den Verein leitet, …": a bare noun with a verb for one. */
function isPerson(items: Row, from: number, at: number, { judging: { restatements } }: LanguagePack): boolean {
  if (from !== 0 || at !== 1) return false;
  const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
  return restatements.person.has(items[at]!.lower) && !items[(end < 0 ? items.length : end) - 1]!.lower.endsWith("n");
}

/** Where the name begins that a relative clause speaks of; undefined where that may be something else. */
function startOfName(
  items: Row,
  at: number,
  { judging: { logic, restatements, roles } }: LanguagePack,
): number | undefined {
  let from = at;
  // "The Boulder plan": the kind of thing behind its name.
  const [name, kind] = items.slice(Math.max(0, at - 2), at);
  const hasKind = kind?.content === true && kind.gapBefore === "none" && !kind.capitalised && kind.value === null;
  if (hasKind && isLarge(name)) from -= 1;
  while (
    isLarge(items[from - 1]) &&
    items[from]!.gapBefore !== "clause" &&
    (from === at || items[from]!.gapBefore === "none")
  )
    from -= 1;
  const before = items[from - 1];
  if (from === at) return undefined;
  // "The mother of Ruth Bell, who": it may be the mother. Who is told to or seen with somebody is a person.
  const isLed = logic.prepositions.has(before?.lower ?? "");
  const isOwned = logic.of.has(before?.lower ?? "") || logic.and.has(before?.lower ?? "");
  const isPersonLed = restatements.person.has(items[at]!.lower) || roles.object.has(before?.lower ?? "");
  if (from > 1 && (isOwned || (isLed && !isPersonLed))) return undefined;
  const isNoun = before?.content === true && !before.capitalised && items[from]!.gapBefore === "none";
  if (!isNoun || roles.determiners.has(before.lower)) return from;
  // "La cuota Total": the kind of thing in front of its name.
  return roles.determiners.has(items[from - 2]?.lower ?? "") ? from - 1 : undefined;
}

/** The same for a noun with its article: "the deposit of £300, which", "la ventanilla 3, que". */
function startOfNoun(
  items: Row,
  at: number,
  { judging: { logic, roles }, names }: LanguagePack,
): readonly [from: number, to: number] | undefined {
  const isTight = (place: number) => items[place]?.gapBefore === "none";
  let to = at;
  // "Eine Entscheidung soll der Aufsichtsrat treffen, der": verbs may stand between.
  if (roles.wordOrder === "free") while (isVerb(items[to - 1]) && isTight(to - 1)) to -= 1;
  const isAmount = items[to - 1]?.value != null && logic.of.has(items[to - 2]?.lower ?? "");
  let from = isAmount ? to - 2 : to;
  const end = from;
  const isPart = (place: number) =>
    items[place]?.content === true &&
    (items[place].value === null || isLabel(items[place])) &&
    (place + 1 === end || isTight(place + 1));
  while (isPart(from - 1)) from -= 1;
  const [lead, before] = [items[from - 1], items[from - 2]];
  if (from === end || end - from > LONGEST || !isTight(from) || !roles.determiners.has(lead?.lower ?? ""))
    return undefined;
  const isNoun = items
    .slice(from, end)
    .some(({ capitalised, value }) => value === null && (capitalised || names.capitalisedNouns === undefined));
  // "The roof of the hall, which", "das Dach der Halle, das": it may be the one or the other.
  const isOwned =
    logic.of.has(before?.lower ?? "") ||
    logic.and.has(before?.lower ?? "") ||
    (roles.belonging.has(lead!.lower) && isLarge(before));
  const isLed = roles.wordOrder === "fixed" && from > 2 && logic.prepositions.has(before?.lower ?? "");
  return !isNoun || isOwned || isLed ? undefined : [from, to];
}
