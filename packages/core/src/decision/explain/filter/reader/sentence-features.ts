import { packOf } from "../../../../languages/pack-of.ts";
import { LETTER_CONCEPTS } from "../../../../languages/parts/letter-words.ts";
import type { Locale } from "../../../../locales/index.ts";
import { foldCustomerText } from "../scan-copies.ts";
import { conceptsOf } from "./concepts.ts";

/** A sentence ends at its signs; a colon, a dash and a bracket part two that say different things. */
const SENTENCE_END = /[.!?;](?= |$)|[:()[\]{}<>] ?| - /;
const NUMBERS = /\d[\d.,:/'-]*/g;
const WORD = /[\p{L}0]+/gu;
/** Letters of a word that carry its meaning in languages that inflect at the end. */
const STEM = 5;
/** Letters of a piece of a word: `karte` in `kartenzahlung`. */
const PIECE = 4;
/** How far apart the two words of a pair may stand. */
const REACH = 3;
/** Longer sentences are read in parts. */
const MOST_WORDS = 60;

/** Fewer words are no clause of their own. */
const FEWEST_WORDS = 3;
/** A clause that begins so says nothing without the next one. */
const OPENING: ReadonlySet<number> = new Set([LETTER_CONCEPTS.indexOf("if"), LETTER_CONCEPTS.indexOf("until")]);

/** Cuts a folded text into clauses of words, numbers as one sign. Linear time. */
export function sentencesOf(folded: string, locale: Locale): string[][] {
  return folded
    .replace(NUMBERS, (number) => (/[.,:]$/.test(number) ? "0. " : "0"))
    .split(SENTENCE_END)
    .flatMap((sentence) => clausesOf(sentence, locale))
    .flatMap((words) =>
      Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, i) =>
        words.slice(i * MOST_WORDS, (i + 1) * MOST_WORDS),
      ),
    );
}

/** `We refused it, but the shop has its money` is two; `if it was not you, tell us` is one. */
function clausesOf(sentence: string, locale: Locale): string[][] {
  const clauses: string[][] = [];
  let open: string[] = [];
  for (const part of sentence.split(/,(?= )/)) {
    const words = part.match(WORD) ?? [];
    const isOpening = open.length === 0 && words.slice(0, 2).some((word) => opens(word, locale));
    open.push(...words);
    if (isOpening || words.length < FEWEST_WORDS) continue;
    clauses.push(open);
    open = [];
  }
  return [...clauses, open];
}

function opens(word: string, locale: Locale): boolean {
  return conceptsOf(word, locale).some((concept) => OPENING.has(concept));
}

/** Where the hash of each kind of feature begins. */
const KINDS = {
  neighbour: hashed(0x811c9dc5, "b"),
  pair: hashed(0x811c9dc5, "p"),
  word: hashed(0x811c9dc5, "w"),
  stem: hashed(0x811c9dc5, "s"),
  piece: hashed(0x811c9dc5, "c"),
  concept: hashed(0x811c9dc5, "k"),
  concepts: hashed(0x811c9dc5, "l"),
  strangers: hashed(0x811c9dc5, "u"),
};

/**
 * The features of a sentence, each a number of 24 bits: its words, their stems and pieces, neighbours, and stems near each other;
 * and what its words are about, alone and in order, which all languages share. Of a name only its place counts.
 */
export function featuresOf(words: readonly string[], locale: Locale, names: ReadonlySet<string>): ReadonlySet<number> {
  const found = new Set<number>();
  const about = words.map((word) => conceptsIn(word, locale, names));
  const read = words.map((word, i) => (about[i] === NAMES ? "§" : word));
  const stems = read.map((word) => word.slice(0, STEM));
  for (const [i, word] of read.entries()) {
    const before = hashed(hashed(KINDS.neighbour, read[i - 1] ?? ""), " ");
    found.add(folded(hashed(before, word)));
    const pair = hashed(hashed(KINDS.pair, stems[i]!), " ");
    for (let near = i + 1; near < stems.length && near <= i + REACH; near += 1)
      found.add(folded(hashed(pair, stems[near]!)));
    if (about[i] === NAMES) continue;
    found.add(folded(hashed(KINDS.word, word)));
    found.add(folded(hashed(KINDS.stem, stems[i]!)));
    const framed = ` ${word.slice(0, 40)} `;
    for (let at = 0; at + PIECE <= framed.length; at += 1)
      found.add(folded(hashed(KINDS.piece, framed, at, at + PIECE)));
  }
  addConcepts(about, found);
  return found;
}

/** What stands for a word nobody knows, a number and a name, beside the concepts. */
const UNKNOWN = 190;
const STRANGE: readonly number[] = [UNKNOWN];
const NUMBERED: readonly number[] = [191];
const NAMES: readonly number[] = [192];
/** Shorter words that mean nothing are passed over. */
const SHORTEST_STRANGE = 4;
/** How far apart two concepts may stand. */
const VIEW = 5;
const MOST_STRANGE = 6;

function conceptsIn(word: string, locale: Locale, names: ReadonlySet<string>): readonly number[] {
  if (word.startsWith("0")) return NUMBERED;
  const known = conceptsOf(word, locale);
  const isName = names.has(word);
  if (known.length > 0) return isName ? [...known, ...NAMES] : known;
  if (isName) return NAMES;
  return word.length < SHORTEST_STRANGE ? known : STRANGE;
}

function addConcepts(words: readonly (readonly number[])[], into: Set<number>): void {
  const about = words.filter((concepts) => concepts.length > 0);
  for (const [i, own] of about.entries()) {
    for (const first of own) {
      into.add(folded(mixed(KINDS.concept, first)));
      const pair = mixed(KINDS.concepts, first);
      for (let near = i + 1; near < about.length && near <= i + VIEW; near += 1) {
        for (const second of about[near]!) {
          if (first < UNKNOWN || first !== second) into.add(folded(mixed(pair, second)));
        }
      }
    }
  }
  const strange = about.filter((concepts) => concepts === STRANGE).length;
  into.add(folded(mixed(KINDS.strangers, Math.min(strange, MOST_STRANGE))));
}

const INNER_CAPITAL = /\p{Lu}\p{Ll}+\p{Lu}\p{L}*/gu;
const CAPITAL = new RegExp(`(?<=[\\p{L}\\p{N},;:)»"“”’] +)[«"„“]?\\p{Lu}[\\p{L}'’-]*|${INNER_CAPITAL.source}`, "gu");

/** The folded words of a text that are written as names: with a capital inside a sentence, where nouns have none, or inside the word. */
export function namesIn(text: string, locale: Locale): ReadonlySet<string> {
  const written = packOf(locale).names.capitalisedNouns === undefined ? CAPITAL : INNER_CAPITAL;
  return new Set((text.match(written) ?? []).flatMap((name) => foldCustomerText(name).match(WORD) ?? []));
}

/** FNV-1a, folded to 24 bits at its end. */
function mixed(value: number, code: number): number {
  return Math.imul(value ^ code, 0x01000193);
}

function hashed(start: number, text: string, from = 0, to = text.length): number {
  let value = start;
  for (let i = from; i < to; i += 1) value = mixed(value, text.charCodeAt(i));
  return value;
}

function folded(value: number): number {
  return ((value >>> 24) ^ value) & 0xffffff;
}
