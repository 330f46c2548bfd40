import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, withPairs } from "./align-items.ts";
import type { StatementItem } from "./statement-item.ts";

type Row = readonly StatementItem[];

/** Who tells a sentence, and with which verb: "Ortega said" of "Ortega said that the kiln had cracked"; none for most. */
export function tellerOf(source: Row, { judging: { logic } }: LanguagePack): Row {
  const that = source.findIndex(({ lower }, at) => at > 1 && logic.that.has(lower));
  const teller = source.slice(0, Math.max(0, that));
  if (verbOfTelling(teller) === undefined) return [];
  // "Ortega did not say that".
  return teller.some(({ gapBefore, logic: word }, at) => word !== undefined || (at > 0 && gapBefore === "clause"))
    ? []
    : teller;
}

/** "Teilte" of "Ortega teilte mit". */
export function verbOfTelling(teller: Row): StatementItem | undefined {
  const verb = teller.findLast(({ silent }) => !silent);
  return verb?.content === true && !verb.capitalised && verb.value === null ? verb : undefined;
}

/** Where a claim says who tells it: "according to Ortega", at either end; none for most. */
export function attributionOf(claim: Row, { judging: { logic, roles } }: LanguagePack): readonly number[] {
  const from = claim.findIndex(({ lower }, at) => logic.attributing.has(lower) || isClosing(at));
  if (from < 0 || (from > 0 && claim[from]!.gapBefore === "none")) return [];
  const comma = claim.findIndex(({ gapBefore }, at) => at > from && gapBefore !== "none");
  const end = comma < 0 ? claim.length : comma;
  // "Laut der Sprecherin wird": where the verb comes second, no comma parts the two.
  const name = claim.findIndex(({ content, capitalised }, at) => at > from && content && capitalised);
  const verb = claim.findIndex(({ content, capitalised }, at) => at > name && !(content && capitalised));
  const to = from === 0 && roles.wordOrder === "free" && name > 0 && verb > 0 ? Math.min(end, verb) : end;
  return Array.from({ length: to - from }, (_, step) => from + step);

  /** ", so die Sprecherin": nothing but a name or a noun stands behind it. */
  function isClosing(at: number): boolean {
    const { lower, gapBefore } = claim[at]!;
    if (gapBefore !== "comma" || logic.attributingBehind?.has(lower) !== true) return false;
    const teller = claim.slice(at + 1);
    const isTeller = (item: StatementItem) =>
      item.gapBefore === "none" && (item.content ? item.capitalised : !item.helping);
    return teller.length <= LONGEST_TELLER && teller.at(-1)?.content === true && teller.every(isTeller);
  }
}

const LONGEST_TELLER = 4;

/** Whether a sentence is told on the word of somebody. */
export function isToldBySomebody(source: Row, language: LanguagePack): boolean {
  const { telling } = language.judging.logic;
  return source.some(({ lower }) => telling.has(lower)) || attributionOf(source, language).length > 0;
}

/** The alignment without who tells the claim, where the sentence has a clause for that. */
export function withoutTeller(alignment: Alignment, language: LanguagePack): Alignment {
  const { claim, source, pairs } = alignment;
  const told = new Set(attributionOf(claim, language));
  const teller = told.size === 0 ? [] : tellerOf(source, language);
  if (teller.length === 0) return alignment;
  return withPairs(
    alignment,
    pairs.filter((pair) => !told.has(pair.claim) && pair.source > teller.length),
  );
}
