import type { LanguagePack } from "../../../languages/language-pack.ts";
import { findDirections, isStopWord } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import { meaningsOf } from "../embedded/same-meaning.ts";
import type { ComparedWord } from "../source-text.ts";
import { readInPlace } from "./read-in-place.ts";
import type { Gap, StatementItem } from "./statement-item.ts";

/** A span as a row of items. */
export const statementItems: (span: ComparedSpan) => readonly StatementItem[] = readOnce((span: ComparedSpan) => {
  const { language, words } = span;
  const { logic, genders } = language.judging;
  const values = valuesOf(span);
  const items: StatementItem[] = [];
  let last = span.start;
  let next = 0;
  let aside = false;
  const push = (item: Omit<StatementItem, "aside" | "gapBefore" | "helping" | "silent" | "text">) => {
    const text = span.text.slice(item.start - span.start, item.end - span.start);
    const between = span.text.slice(last - span.start, item.start - span.start);
    const bracket = Math.max(between.lastIndexOf("("), between.lastIndexOf(")"));
    if (bracket >= 0) aside = between[bracket] === "(";
    items.push({ ...item, text, gapBefore: gapOf(between), aside, silent: false, helping: isHelping(item.lower) });
    last = item.end;
  };
  const isHelping = (word: string) => logic.copulas.has(word) || logic.perfect.has(word);
  const directions = findDirections(
    words.map(({ lower }) => lower),
    language,
  );
  for (const [at, word] of words.entries()) {
    while (next < values.length && values[next]!.end <= word.start) next += 1;
    const value = values[next];
    if (value !== undefined && value.start < word.end) {
      if (items.at(-1)?.value === value.value) continue;
      const text = span.text.slice(value.start - span.start, value.end - span.start).toLowerCase();
      const end = Math.max(value.end, word.end);
      const shape = {
        lower: text,
        stem: text,
        content: true,
        logic: undefined,
        capitalised: false,
        gender: "",
        direction: undefined,
        meanings: [],
      };
      push({ start: Math.min(value.start, word.start), end, value: value.value, ...shape });
      continue;
    }
    const { start, end, lower, stem, capitalised } = word;
    const role = logic.words.get(lower);
    const content =
      role === undefined &&
      !logic.free.has(lower) &&
      (!word.stop || isLetterName(word, at, language) || isNamePart(words, at, language));
    const meanings = content ? meaningsOf(lower, language) : [];
    const gender = content
      ? (genders.find(({ ending }) => lower.replace(/s$/, "").endsWith(ending))?.ending ?? "")
      : "";
    push({
      start,
      end,
      lower,
      stem,
      value: null,
      content,
      logic: role,
      capitalised,
      gender,
      direction: directions.get(at),
      meanings,
    });
  }
  return items.map((item, at) => readInPlace(item, at, items, language));
});

/** "Brevo One": a large word behind a name belongs to it. */
function isNamePart(words: readonly ComparedWord[], at: number, { judging }: LanguagePack): boolean {
  const before = words[at - 1];
  const { capitalised, lower, number } = words[at]!;
  return capitalised && !number && before?.capital === true && !before.stop && !judging.logic.references.has(lower);
}

/** "Plan B", "size S": one large letter that is no word of the language. */
function isLetterName({ lower, capitalised }: ComparedWord, at: number, language: LanguagePack): boolean {
  return at > 0 && capitalised && lower.length === 1 && !isStopWord(lower, language);
}

function valuesOf({ quantities, dates }: ComparedSpan) {
  return [
    ...quantities.filter(({ weak }) => !weak).map((quantity) => ({ ...placeOf(quantity), value: { quantity } })),
    ...dates.map((date) => ({ ...placeOf(date), value: { date } })),
  ].sort((a, b) => a.start - b.start);
}

function placeOf({ start, end }: { readonly start: number; readonly end: number }) {
  return { start, end };
}

function gapOf(between: string): Gap {
  if (between.length === 1) return "none";
  if (/[;:.!?()\u2013\u2014|\n]/u.test(between)) return "clause";
  return between.includes(",") ? "comma" : "none";
}
