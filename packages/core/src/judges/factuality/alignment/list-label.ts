import type { LanguagePack } from "../../../languages/language-pack.ts";
import { areOfOneFamily, readWordForm } from "../embedded/word-family.ts";
import { type Alignment, type ItemPair, isLoose, metIn, withPairs } from "./align-items.ts";
import type { StatementItem, StatementValue } from "./statement-item.ts";

/** A label of more items is a clause. */
const LONGEST_LABEL = 8;

/** The alignment without verbs laid over something else where a label has none: "costs" over "4 beds". */
export function withoutLabelVerbs(alignment: Alignment, language: LanguagePack): Alignment {
  const { claim, source, pairs } = alignment;
  if (!hasLabel(source)) return alignment;
  const kept = pairs.filter(({ claim: at, match }) => match !== "other" || !isLight(claim, at, language));
  return kept.length === pairs.length ? alignment : withPairs(alignment, kept);
}

/**
 * The verbs of a claim that stand for the colon of a list line, or for the noun behind it: "Room 4 costs 90 euros" beside
 * "Room 4: 90 euros", "wird abgeholt" beside "Abholung".
 */
export function labelVerbs(alignment: Alignment, language: LanguagePack): readonly number[] {
  const { claim, source, added, skipped } = alignment;
  if (!namesLabel(alignment) || goesOn(source)) return [];
  // "Night Freight, a game for five, costs €44": a line with a verb of its own lends none.
  if (skipped.some((at) => isCarrier(source[at]!, language))) return [];
  const colon = colonOf(source);
  const deed = source[colon]!.gapBefore === "clause" && skipped.includes(colon) ? source[colon] : undefined;
  const isTold = fieldTells(alignment, colon);
  return added.filter(
    (at) =>
      (!isTold && isLight(claim, at, language) && !tellsOtherEnd(at)) ||
      (deed !== undefined && names(deed, claim[at]!)),
  );

  /** "Opens at 6 pm" beside "10 am to 6 pm": a span of times ends with the other one. */
  function tellsOtherEnd(at: number): boolean {
    const { listLines, logic } = language.judging;
    const { opening, closing } = listLines;
    const { lower } = claim[at]!;
    if (!opening.has(lower) && !closing.has(lower)) return false;
    const times = alignment.pairs.filter(({ match, source: place }) => match === "value" && place >= colon);
    const isEnd = ({ source: place }: ItemPair) => {
      const before = source[place - 1];
      return (
        before !== undefined &&
        place - 1 > colon &&
        logic.prepositions.has(before.lower) &&
        source[place - 2]?.value !== null
      );
    };
    return times.length === 1 && (closing.has(lower) ? !isEnd(times[0]!) : isEnd(times[0]!));
  }

  function names(noun: StatementItem, { content, value, capitalised, lower }: StatementItem): boolean {
    if (!content || value !== null || capitalised || !noun.content || noun.value !== null) return false;
    return areOfOneFamily(readWordForm(lower, language), readWordForm(noun.lower, language));
  }
}

/**
 * The noun of a claim that says what kind of thing a label names, where the source knows the kind: "the printer Foto X"
 * beside "Foto X: 12 pages" in a list of printers.
 */
export function labelKinds(alignment: Alignment, { judging }: LanguagePack, isKnown: (stem: string) => boolean) {
  const { claim, source, pairs, added } = alignment;
  if (!namesLabel(alignment) || source[colonOf(source)]!.gapBefore !== "clause") return [];
  const first = pairs.find((pair) => pair.match !== "other" && claim[pair.claim]!.content)!.claim;
  const at = first - 1;
  const kind = claim[at];
  if (kind === undefined || !kind.content || kind.value !== null || !added.includes(at)) return [];
  return judging.roles.determiners.has(claim[at - 1]?.lower ?? "") && isKnown(kind.stem) ? [at] : [];
}

/** The content of a claim that stands in the heading over a list: "a noise level of 42 dB" under "Noise levels:". */
export function headed(alignment: Alignment, heading: ReadonlySet<string>): readonly number[] {
  const { claim, added } = alignment;
  if (heading.size === 0 || !namesLabel(alignment)) return [];
  return added.filter((at) => claim[at]!.content && claim[at]!.value === null && heading.has(claim[at]!.stem));
}

/** True for a list line whose label the claim names as a whole; a code in front of it need not be. */
export function namesLabel({ claim, source, pairs }: Alignment): boolean {
  if (!hasLabel(source)) return false;
  const colon = colonOf(source);
  const label = pairs.filter((pair) => pair.source < colon && pair.match !== "other");
  const named = new Set(label.map((pair) => pair.source));
  const isNamed = source.slice(0, colon).every((item, at) => !item.content || named.has(at) || isCode(source, at));
  return isNamed && label.some((pair) => claim[pair.claim]!.content);
}

/** True for a list line whose label the claim names, and that does not go on to something else: "Room 4: 90 euros", "Room 4, 90 euros". */
export function isLabelledLine(alignment: Alignment, { judging }: LanguagePack): boolean {
  const { source, pairs } = alignment;
  const colon = colonOf(source);
  // What says all of a claim before its first comma is no line.
  if (!pairs.some((pair) => pair.source >= colon && !isLoose(pair.match))) return false;
  if (goesOn(source)) return false;
  // "Wait, until …" has no label.
  const isLine =
    source[colon]?.gapBefore === "clause" || source.slice(colon, colon + 2).some(({ value }) => value !== null);
  return isLine && !judging.logic.and.has(source[colon]?.lower ?? "") && namesLabel(alignment);
}

/**
 * "Lodge: deposit £20": whether a field says itself what it gives, in words that the claim has not. Then "costs" does not stand for
 * the colon. "90 euros per night" goes on with what the value is for.
 */
function fieldTells(alignment: Alignment, colon: number): boolean {
  const { claim, source, pairs } = alignment;
  const met = metIn(alignment);
  const isUnsaid = (at: number) => source[at]?.content === true && source[at].value === null && !met.has(at);
  return pairs.some(({ claim: at, source: place, match }) => {
    if (isLoose(match) || place < colon || !claim[at]!.content) return false;
    const from = source.findLastIndex(({ gapBefore }, by) => by <= place && gapBefore !== "none");
    const isBehind = source[place + 1]?.gapBefore === "none" && isUnsaid(place + 1);
    return isBehind || source.slice(from, place).some((_, by) => isUnsaid(from + by));
  });
}

/** "In the Garden Wing" beside "Office: Garden Wing": what a small word leads to opens a part of the line behind its label. */
export function leadsToField({ claim, source, pairs }: Alignment, at: number): boolean {
  const next = claim.findIndex(({ content }, place) => place > at && content);
  const met = pairs.find((pair) => pair.claim === next && !isLoose(pair.match));
  return met !== undefined && met.source >= colonOf(source) && source[met.source]!.gapBefore !== "none";
}

function hasLabel(source: readonly StatementItem[]): boolean {
  const colon = colonOf(source);
  return colon >= 1 && colon <= LONGEST_LABEL && !source.slice(0, colon).some(({ helping }) => helping);
}

/** "The tower, however, is closed": behind a comma a verb goes on with the sentence, which is no list line. */
export function goesOn(source: readonly StatementItem[]): boolean {
  return source[colonOf(source)]?.gapBefore !== "clause" && source.some(({ helping }) => helping);
}

/** Where a list line goes on behind its label: "Room 4: 90 euros", "Room 4, 90 euros". */
export function colonOf(source: readonly StatementItem[]): number {
  return source.findIndex(({ gapBefore }, at) => at > 0 && gapBefore !== "none");
}

/** True when a phrase is the whole label of a list line, and the claim speaks of one part of that line alone. */
export function isLabelOf({ source, pairs }: Alignment, place: number, length: number): boolean {
  if (place !== 0 || !hasLabel(source) || length !== colonOf(source)) return false;
  const said = pairs
    .filter((pair) => pair.source >= length && pair.match !== "other-function")
    .map((pair) => pair.source);
  const inPart = source.slice(Math.min(...said) + 1, Math.max(...said) + 1);
  return said.length > 1 && inPart.every(({ gapBefore }) => gapBefore === "none");
}

/** A verb that stands for the colon, or what the unit of the claim's value tells: "a noise level of 42 dB". */
function isLight(claim: readonly StatementItem[], at: number, language: LanguagePack): boolean {
  if (isCarrier(claim[at]!, language)) return true;
  const units = language.judging.listLines.measures.get(claim[at]!.lower) ?? [];
  return units.length > 0 && claim.some(({ value }) => value !== null && units.includes(unitOf(value)));
}

function unitOf(value: StatementValue): string {
  if ("date" in value) return "date";
  const { kind, unit } = value.quantity;
  return kind === "measure" ? (unit ?? kind) : kind;
}

function isCarrier({ content, lower }: StatementItem, { judging }: LanguagePack): boolean {
  return content && judging.listLines.carriers.has(lower);
}

/** "BIO 240" in front of "Field Ecology". */
function isCode(source: readonly StatementItem[], at: number): boolean {
  const item = source[at]!;
  if (item.value !== null) return at === 0 || isCode(source, at - 1);
  return at === 0 && /^[\p{Lu}\d-]+$/u.test(item.text);
}
