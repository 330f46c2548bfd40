import type { StatementItem } from "../../statement-item.ts";
import { opened, type Row } from "../row.ts";

/** What a sentence tells of one of several cases: "for children 6 euros" of "admission is 9 euros, for children 6 euros". */
export interface ToldCase {
  /** As a sentence of its own, "admission is for children 6 euros"; with the noun that is left out, where one may be. */
  readonly rows: readonly Row[];
  /** Where its figure stands in the text, and what tells its case apart; empty for what holds unless another case is told. */
  readonly figure: ReadonlySet<number>;
  readonly words: ReadonlySet<number>;
}

/** A part without a verb of its own, and the one before it that lends its verb. */
export interface Filled {
  readonly full: ToldCase;
  readonly part: ToldCase;
}

/** From an item of a part up to the one behind the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function toldCase(rows: readonly Row[], figure: Row, words: Row): ToldCase {
  return { rows: rows.map(opened), figure: placesOf(figure), words: placesOf(words.filter(isTelling)) };
}

/** A word or a date, which tells one case from another. */
export function tellsCase({ content, value }: StatementItem): boolean {
  return content || value !== null;
}

/** "El Estado": a large word behind its article, whatever it says in small letters. */
function isTelling(item: StatementItem, at: number): boolean {
  return tellsCase(item) || (item.capitalised && at > 0);
}

function placesOf(items: Row): ReadonlySet<number> {
  return new Set(items.map(({ start }) => start));
}
