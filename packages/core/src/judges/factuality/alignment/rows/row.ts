import type { StatementItem } from "../statement-item.ts";

/** What a sentence, or a part of it, says: its items as if it stood alone. */
export type Row = readonly StatementItem[];

/** A longer sentence is a table; what holds each of its words against the others does not read it. */
export const LONGEST_SENTENCE = 160;

/** What a phrase says under a condition, by hearsay or of nothing, it does not say of the subject. */
const UNSURE = new Set(["negation", "exception", "condition", "modality", "time", "cause", "comparison"]);

export function isUnsure({ logic }: StatementItem): boolean {
  return logic !== undefined && UNSURE.has(logic.class);
}

/** A word with a large letter that is no small word. */
export function isLarge(item: StatementItem | undefined): boolean {
  return item?.content === true && item.capitalised;
}

/** "Ward 5", "Lena Brück": of "customers, who pay cash," not all may be meant. */
export function isNamed(items: Row): boolean {
  return items.some((item, at) => isLarge(item) && (isLarge(items[at + 1]) || isLabel(items[at + 1] ?? item)));
}

/** "Office 900". */
export function isLabel({ value, text }: StatementItem): boolean {
  return value !== null && /^\d+$/.test(text);
}

/** A row that begins where another one went on. */
export function opened(row: Row): Row {
  return [{ ...row[0]!, gapBefore: "none" }, ...row.slice(1)];
}

/** "Is", "must", or a word in small letters that is no small word. */
export function isVerb(item: StatementItem | undefined): boolean {
  if (item === undefined) return false;
  return item.helping || item.logic?.class === "modality" || (item.content && !item.capitalised && item.value === null);
}
