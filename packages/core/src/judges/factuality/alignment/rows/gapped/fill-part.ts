import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import type { Gap, StatementItem } from "../../statement-item.ts";
import type { Row } from "../row.ts";
import { isNounPhrase, nameLike, opensAlike, phraseLike } from "./correlate.ts";
import { cutPart } from "./cut-part.ts";
import { withUnitOf } from "./figures.ts";
import { hasVerb } from "./is-clause.ts";
import { isArticle, opensPhrase } from "./phrases.ts";
import { type Filled, type Stretch, tellsCase, toldCase } from "./told-case.ts";

/** What a part says, in the place of what the full one says there. */
interface Edit extends Stretch {
  readonly items: Row;
}

/**
 * A part of a figure and what tells its case, with the words of the part before it: "at weekends from 9 to 18" behind "the pool is
 * open from 8 to 20", "90 days on Team" behind "versions are kept for 7 days on Free", "the city 40" behind "the state pays 60 percent".
 */
export function fillPart(full: Row, part: Row, language: LanguagePack): Filled | undefined {
  const cut = cutPart(full, part, language);
  if (cut === undefined) return undefined;
  const { before, counted, figure, lead, phrase, start, theirs } = cut;
  const place = { from: start, to: theirs.to };
  const inFront = before.length === 0 ? undefined : editFor(before, full, place, false, language);
  const behind = phrase.length === 0 ? undefined : editFor(phrase, full, place, true, language);
  if ((before.length > 0 && inFront === undefined) || (inFront === undefined && behind === undefined)) return undefined;
  const told = [inFront, behind].filter((edit) => edit !== undefined);
  const kept = full.filter((item, at) => tellsCase(item) && !told.some(({ from, to }) => at >= from && at < to));
  if (hasVerb([...before, ...phrase], kept, language)) return undefined;
  // "By 5 percent in 2020 and 3 percent in 2021".
  const from = lead.length > 0 ? start : theirs.from;
  const items = [...lead, ...figure.map((item) => withUnitOf(item, full[theirs.from]!))];
  const end = Math.min(full.length, ...told.flatMap((edit) => (edit.from >= theirs.to ? [edit.from] : [])));
  const measure = counted.length > 0 ? [{ from: theirs.to, to: end, items: counted }] : [];
  const rows = [inFront, behind].reduce<readonly (readonly Edit[])[]>(
    (some, edit) =>
      edit === undefined
        ? some
        : some.flatMap((edits) => spelledOut(edit, full, language).map((one) => [...edits, one])),
    [[{ from, to: theirs.to, items }, ...measure]],
  );
  return {
    full: toldCase(
      [full],
      full.slice(theirs.from, theirs.to),
      told.flatMap((edit) => full.slice(edit.from, edit.to)),
    ),
    part: toldCase(
      rows.map((edits) => edited(full, edits)),
      figure,
      [...before, ...phrase],
    ),
  };
}

/** Where a phrase or a name of a part belongs in the full one; a phrase, or a word like "reduced", may be added to it. */
function editFor(told: Row, full: Row, figure: Stretch, isBehind: boolean, language: LanguagePack): Edit | undefined {
  const added = isBehind ? full.length : figure.from;
  if (isBehind || opensPhrase(told, language) || opensAlike(full[0]!, told, language)) {
    const place = phraseLike(told, full, figure, isBehind, language);
    return { ...(place ?? { from: added, to: added }), items: told };
  }
  if (!told.some(tellsCase)) return undefined;
  const isWord = told.length === 1 && !told[0]!.capitalised;
  if (!isWord && !isNounPhrase(told, language) && !isShortened(told, language)) return undefined;
  const place = nameLike(told, full, figure, language);
  if (place !== undefined) return { ...place, items: told };
  const isAdverb = isWord && told[0]!.value === null && language.names.capitalisedNouns !== undefined && added > 0;
  return isAdverb ? { from: added, to: added, items: told } : undefined;
}

/** "Kleine" of "große Laibe backen 55 Minuten, kleine 40": where nouns are large, the noun is left out. */
function isShortened(told: Row, language: LanguagePack): boolean {
  const isPart = (item: StatementItem) => item.content || isArticle(item, language);
  return language.names.capitalisedNouns !== undefined && told.every(isPart);
}

/** An edit, and with the nouns it may have left out: "in der mittleren" as "in der mittleren Ausführung", "los de máster" as "los alumnos de máster". */
function spelledOut(edit: Edit, full: Row, { judging: { roles } }: LanguagePack): readonly Edit[] {
  const { from, to, items } = edit;
  const theirs = full.slice(from, to).filter(({ content }) => content);
  const missing = theirs.length - items.filter(({ content }) => content).length;
  if (missing < 1 || missing === theirs.length) return [edit];
  const behind = { ...edit, items: [...items, ...theirs.slice(-missing)] };
  if (!roles.plural.adjectiveBehind) return [edit, behind];
  const noun = items.findLastIndex((item, at) => !item.content && (at === 0 || !items[at - 1]!.content)) + 1;
  const article = items.findIndex((item) => roles.determiners.has(item.lower)) + 1;
  const withNoun = (at: number) => [...items.slice(0, at), ...theirs.slice(0, missing), ...items.slice(at)];
  return [edit, behind, ...[...new Set([noun, article])].map((at) => ({ ...edit, items: withNoun(at) }))];
}

function edited(full: Row, edits: readonly Edit[]): Row {
  const row: StatementItem[] = [];
  let at = 0;
  for (const { from, to, items } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    row.push(...full.slice(at, from), ...inPlace(items, from < to ? full[from]!.gapBefore : "none"));
    at = Math.max(at, to);
  }
  return [...row, ...full.slice(at)];
}

/** Without the commas and brackets that parted one part from another. */
function inPlace(items: Row, gapBefore: Gap): Row {
  return items.map((item, at) => ({ ...item, gapBefore: at === 0 ? gapBefore : "none", aside: false }));
}
