import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Direction, findDirections, isStopWord } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { ComparedWord } from "../source-text.ts";
import { joinPhrases } from "./joined-phrases.ts";
import { readInPlace } from "./read-in-place.ts";
import type { Gap, StatementItem } from "./statement-item.ts";
import { toldAsDuty } from "./told-as-duty.ts";
import { wordSense } from "./word-sense.ts";

/** A span as a row of items. */
export const statementItems: (span: ComparedSpan) => readonly StatementItem[] = readOnce((span: ComparedSpan) => {
  const { language, words } = span;
  const values = valuesOf(span);
  const senses = words.map(({ lower }) => wordSense(lower, language));
  const directions = senses.some((sense) => sense.mayTellDirection)
    ? findDirections(
        words.map(({ lower }) => lower),
        language,
      )
    : NO_DIRECTIONS;
  const items: StatementItem[] = [];
  let last = span.start;
  let next = 0;
  let aside = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    while (next < values.length && values[next]!.end <= word.start) next += 1;
    const value = values[next];
    if (value !== undefined && value.start < word.end) {
      if (items.at(-1)?.value === value.value) continue;
      const start = Math.min(value.start, word.start);
      const end = Math.max(value.end, word.end);
      const gapBefore = passGap(start, end);
      const lower = span.text.slice(value.start - span.start, value.end - span.start).toLowerCase();
      const { helping } = wordSense(lower, language);
      // In the order of a word: the engine reads what has one shape faster.
      items.push({
        start,
        end,
        text: span.text.slice(start - span.start, end - span.start),
        lower,
        stem: lower,
        value: value.value,
        content: true,
        logic: undefined,
        capitalised: false,
        gender: "",
        joined: undefined,
        verb: undefined,
        direction: undefined,
        meanings: NO_MEANINGS,
        equivalents: NO_MEANINGS,
        gapBefore,
        aside,
        silent: false,
        helping,
      });
      continue;
    }
    const { start, end, lower, stem, capitalised } = word;
    const { role: sense, equivalents, free, helping, meanings, gender, verb } = senses[at]!;
    const gapBefore = passGap(start, end);
    const isPart = isNamePart(words, at, language) || isLetterName(words, at, language);
    const role = isPart ? undefined : sense;
    const content = role === undefined && (isPart || (!free && !word.stop));
    items.push({
      start,
      end,
      text: span.text.slice(start - span.start, end - span.start),
      lower,
      stem,
      value: null,
      content,
      logic: role,
      capitalised,
      gender: content ? gender : "",
      joined: undefined,
      verb: content && (!capitalised || items.length === 0) ? verb : undefined,
      direction: directions.get(at),
      meanings: content ? meanings : NO_MEANINGS,
      equivalents: content ? equivalents : NO_MEANINGS,
      gapBefore,
      aside,
      silent: false,
      helping,
    });
  }
  // No `map`: once compiled, it makes arrays of another kind, and every rule that has seen items would be compiled anew.
  const joined = toldAsDuty(joinPhrases(items, language), language);
  const read: StatementItem[] = [];
  for (let at = 0; at < joined.length; at += 1) read.push(readInPlace(joined[at]!, at, joined, language));
  return read;

  /** Goes on to an item; tells what stands before it, and whether that opens or closes a bracket. */
  function passGap(start: number, end: number): Gap {
    const from = last - span.start;
    const to = start - span.start;
    last = end;
    // Nearly all words are parted by one blank.
    if (to - from === 1 && span.text.charCodeAt(from) === 0x20) return "none";
    const between = span.text.slice(from, to);
    // "Dr. Pohlmann": within a sentence a full stop behind a short word belongs to it.
    if (between === ". " && SHORT.test(span.text.slice(Math.max(0, from - LONGEST_SHORT), from))) return "none";
    const bracket = BRACKET.exec(between)?.[0];
    if (bracket !== undefined) aside = bracket === "(" || bracket === "[";
    return gapOf(between);
  }
});

const NO_DIRECTIONS: ReadonlyMap<number, Direction> = new Map();
const NO_MEANINGS: readonly number[] = [];

/** "Brevo Over One": a large word behind a name belongs to it. */
function isNamePart(words: readonly ComparedWord[], at: number, language: LanguagePack): boolean {
  const { capitalised, lower, number, stop } = words[at]!;
  // "Mark I" is no "I".
  const isReference = lower.length > 1 && language.judging.logic.references.has(lower);
  if (!stop || !capitalised || number || isReference) return false;
  const before = words[at - 1];
  return before?.capital === true && (!before.stop || isNamePart(words, at - 1, language));
}

/** "Plan B", "size S": one large letter that is no word of the language, or stands between small ones, "portal A las". */
function isLetterName(words: readonly ComparedWord[], at: number, language: LanguagePack): boolean {
  const { lower, capitalised } = words[at]!;
  const before = words[at - 1];
  if (before === undefined || !capitalised || lower.length > 1) return false;
  if (!isStopWord(lower, language)) return true;
  const { references } = language.judging.logic;
  return !before.stop && !references.has(lower) && words[at + 1]?.capitalised !== true;
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

const LONGEST_SHORT = 5;
const SHORT = /(?<!\p{L})\p{Lu}\p{Ll}{1,3}$/u;
/** The last one: where one closes and another opens, what follows stands in the second. */
const BRACKET = /[()[\]](?=[^()[\]]*$)/u;
const CLAUSE = /[;:.!?()\u2013\u2014|\n]/u;
const CLAUSE_WITHIN = new RegExp(`${CLAUSE.source}.`, "su");

/** False for a text of which no item has the gap of a clause before it, without reading its items. */
export function mayHaveClauses(text: string): boolean {
  return CLAUSE_WITHIN.test(text);
}

function gapOf(between: string): Gap {
  if (between.length === 1) return "none";
  if (CLAUSE.test(between)) return "clause";
  return between.includes(",") ? "comma" : "none";
}
