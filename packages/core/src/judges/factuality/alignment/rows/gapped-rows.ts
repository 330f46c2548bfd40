import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { StatementItem } from "../statement-item.ts";
import { isLarge, isVerb, opened, type Row } from "./row.ts";

/** Who pays, and how much: a part with more content is a clause of its own. */
const MOST_CONTENT = 4;

/**
 * The parts of a sentence that share one verb, each as a row of its own: "The state pays 60 percent, the city 40" says "the
 * state pays 60 percent" and "the city pays 40 percent"; "the rooms look onto the yard, the halls onto the lake" likewise.
 */
export function gappedRows(items: Row, language: LanguagePack): readonly Row[] {
  if (!mayHaveParts(items, language)) return [];
  const parts = partsOf(items, language);
  const rows: Row[] = [];
  let whole: Row | undefined;
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    // "For the tile cutter, the rate is 28 and the deposit 80": what stands in front holds for both.
    const full = whole ?? (at === 1 || before?.[0]?.gapBefore === "clause" ? before : undefined);
    const filled = full && (fill(full, part, language) ?? fillPlace(full, part, language));
    if (filled === undefined) whole = undefined;
    else {
      if (whole === undefined) rows.push(opened(full!));
      whole = full;
      rows.push(filled);
    }
  }
  return rows;
}

/** Two values, or one preposition twice. */
function mayHaveParts(items: Row, { judging: { logic } }: LanguagePack): boolean {
  if (items.filter(({ value }) => value !== null).length > 1) return true;
  const met = new Set<string>();
  return items.some(({ lower }) => logic.prepositions.has(lower) && met.size === met.add(lower).size);
}

/** A sentence cut at its commas, and at the words that join its parts. */
function partsOf(items: Row, { judging: { logic } }: LanguagePack): readonly Row[] {
  const isJoin = ({ lower }: StatementItem) => logic.and.has(lower) || logic.but.has(lower);
  const parts: StatementItem[][] = [[]];
  for (const item of items) {
    if (item.gapBefore !== "none" && parts.at(-1)!.length > 0) parts.push([]);
    if (isJoin(item)) {
      if (parts.at(-1)!.length > 0) parts.push([]);
    } else parts.at(-1)!.push(item);
  }
  return parts;
}

/** A part without a verb of its own, with that of the part before it; undefined where the two are not built alike. */
function fill(full: Row, part: Row, language: LanguagePack): Row | undefined {
  const [own, theirs] = [placeOfValue(part), placeOfValue(full)];
  if (own !== part.length - 1 || theirs < 2 || isDate(part[own]!) !== isDate(full[theirs]!)) return undefined;
  const verb = verbOf(full, theirs, language);
  const subject = full.slice(0, verb);
  // "La ciudad el 40": the article leads up to the value.
  const name = part.slice(0, part.findLastIndex((item, at) => at < own && item.content) + 1);
  const lead = part.slice(name.length, own);
  if (!lead.every(({ lower }) => language.judging.roles.determiners.has(lower))) return undefined;
  if (verb < 1 || !isName(subject, language) || !isName(name, language)) return undefined;
  // "A game for two, costs 44": a verb has no article where the other part has one.
  const hasArticle = (row: Row) => language.judging.roles.determiners.has(row[0]!.lower);
  if (hasArticle(subject) !== hasArticle(name)) return undefined;
  return opened([
    ...name,
    ...full.slice(verb, theirs),
    withUnitOf(part[own]!, full[theirs]!),
    ...full.slice(theirs + 1),
  ]);
}

/** The same where what differs stands behind one preposition. */
function fillPlace(full: Row, part: Row, language: LanguagePack): Row | undefined {
  const { logic, roles } = language.judging;
  const own = part.findIndex(({ lower }) => logic.prepositions.has(lower) && !logic.of.has(lower));
  const theirs = full.findLastIndex(({ lower }) => lower === part[own]?.lower);
  if (own < 1 || theirs < 2 || part.some(({ helping, value }) => helping || value !== null)) return undefined;
  const verb = full.findLastIndex((item, at) => at < theirs && (item.content || item.helping));
  const [subject, name] = [full.slice(0, verb), part.slice(0, own)];
  if (verb < 1 || !isVerb(full[verb]) || !isName(subject, language) || !isName(name, language)) return undefined;
  const hasArticle = (row: Row) => roles.determiners.has(row[0]!.lower);
  // "Rents rose in Dublin and fell in Cork".
  if (hasArticle(subject) !== hasArticle(name) || !(hasArticle(name) || isLarge(name[0]))) return undefined;
  return opened([...name, ...full.slice(verb, theirs), ...part.slice(own)]);
}

/** The place of the only value of a row; -1 with none or several. */
function placeOfValue(row: Row): number {
  const at = row.findIndex(({ value }) => value !== null);
  return row.some(({ value }, place) => place > at && value !== null) ? -1 : at;
}

function isDate({ value }: StatementItem): boolean {
  return value !== null && "date" in value;
}

/** The last word before a value that is no small word. */
function verbOf(row: Row, value: number, { names }: LanguagePack): number {
  const at = row.findLastIndex((item, place) => place < value && (item.content || item.helping));
  return at >= 0 && row[at]!.capitalised && names.capitalisedNouns !== undefined ? -1 : at;
}

/** Articles and nouns, and nothing that could be said of them. */
function isName(row: Row, { judging: { logic, roles }, names }: LanguagePack): boolean {
  // "El Estado": a large word behind its article, whatever it says in small letters.
  const isNamed = ({ content, capitalised }: StatementItem, at: number) => content || (capitalised && at > 0);
  const content = row.filter(isNamed);
  const isNoun = (item: StatementItem) => names.capitalisedNouns === undefined || item.capitalised;
  return (
    content.length > 0 &&
    content.length < MOST_CONTENT &&
    isNoun(content.at(-1)!) &&
    row.every((item, at) => isNamed(item, at) || roles.determiners.has(item.lower) || logic.of.has(item.lower))
  );
}

/** "40" beside "60 percent". */
function withUnitOf(item: StatementItem, full: StatementItem): StatementItem {
  const { value } = item;
  if (value === null || full.value === null || !("quantity" in value) || !("quantity" in full.value)) return item;
  const { kind, unit, currency } = full.value.quantity;
  if (value.quantity.kind !== "number" || kind === "number") return item;
  return {
    ...item,
    value: {
      quantity: {
        ...value.quantity,
        kind,
        ...(unit === undefined ? {} : { unit }),
        ...(currency === undefined ? {} : { currency }),
      },
    },
  };
}
