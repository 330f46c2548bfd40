import { contextOf } from "../alignment/sentence-context.ts";
import type { ExtractedClaim } from "../claim-extractor.ts";
import { type ComparedWord, comparedText, type SourceText } from "../source-text.ts";
import { sourceSentence } from "./compared-span.ts";
import { headingKey, headingsIn, headingsOfSource } from "./headings-of-source.ts";
import { isTitled, titleAbove } from "./titles.ts";

/**
 * True for a sentence that speaks of what the headings over a claim name: "Ibuprofen" over "The maximum dose is 4 g" is
 * no proof that it is where the source says so of another drug. Headings that name nothing the source tells apart say nothing.
 */
export function standsUnder(
  { under, columns, text }: ExtractedClaim,
  sentence: number,
  source: SourceText,
  isClash = false,
): boolean {
  if (columns !== undefined) return haveSameColumns(columns, text, sentence, source);
  if (under === undefined) return true;
  const isSame = standsUnderSame(under, sentence, source);
  if (isSame !== undefined) return isSame;
  const heading = source.beside(under);
  if (heading.sentences.some(({ text: line }) => isDenial(line, source))) return false;
  const words = comparedText(heading).words.filter((word, at) => !isCount(word, at, under));
  const telling = words.filter((word) => tellsApart(word, source));
  if (telling.length === 0) return true;
  const says = (index: number) => {
    const said = sourceSentence(source, index).words;
    return telling.every(({ stem, lower }) => said.some((one) => one.stem === stem || one.lower === lower));
  };
  if (says(sentence)) return true;
  // What the sentence says of its own (but for the number that clashes) and the claim leaves out may be whom it speaks of.
  const own = new Set(comparedText(source.beside(text)).words.map(({ stem }) => stem));
  const names = sourceSentence(source, sentence).words.filter(
    (word) => !own.has(word.stem) && !(isClash && word.number) && tellsApart(word, source),
  );
  if (names.length > 0) return false;
  const title = titleAbove(sentence, source);
  if (title !== undefined && telling.some((word) => isTitled(word, source))) return says(title);
  const { from } = source.partOf(sentence);
  const content = new Set(words.filter(({ stop }) => !stop).map(({ stem }) => stem));
  for (let at = sentence - 1; at >= Math.max(from, sentence - MOST_BACK); at -= 1) {
    const mentions = sourceSentence(source, at).words.some(({ stem, stop }) => !stop && content.has(stem));
    if (mentions) return says(at);
  }
  return false;
}

/** Of the sentences with the same words the first that speaks of what the headings name, else the first of all. */
export function saidUnder(claim: ExtractedClaim, first: number, source: SourceText): number {
  if (claim.under === undefined && claim.columns === undefined) return first;
  const { text } = source.sentences[first]!;
  let tried = 0;
  for (let at = first; at < source.sentences.length && tried < MOST_ALIKE; at += 1) {
    if (source.sentences[at]!.text !== text) continue;
    tried += 1;
    if (standsUnder(claim, at, source)) return at;
  }
  return first;
}

/** Of more lines with the same words the rest is left alone. */
const MOST_ALIKE = 40;

/** A section with more sentences has its heading too far away. */
const MOST_BACK = 60;

/** A word said more often is looked at no further. */
const MOST_PLACES = 50;

/** A number, a letter, or a word that is part of a name in the source: what one thing has and another has not. */
function tellsApart({ lower, stem, stop, number, capitalised }: ComparedWord, source: SourceText): boolean {
  if (number || (capitalised && lower.length === 1)) return true;
  if (stop) return false;
  const places = source.places.get(stem)?.slice(0, MOST_PLACES);
  if (places === undefined) return false;
  if (isTitled({ stem }, source)) return true;
  if (source.language.names.capitalisedNouns === undefined) {
    return places.some((place) => source.words[place]!.capital) || source.parts.length > 1 || isLine(places, source);
  }
  return places.some((place) => contextOf(source, source.words[place]!.sentence).isNamedSo({ stem } as never));
}

/** The word opens a line with a label, or is a line of its own: "Ibuprofen: …", "Hotel Alpina." */
function isLine(places: readonly number[], { words, sentences, text }: SourceText): boolean {
  return places.some((place) => {
    const { start, capitalised, sentence } = words[place]!;
    const own = sentences[sentence]!;
    return (
      capitalised && start - own.start_char < 3 && /^[^.!?\n]{1,40}:/u.test(text.slice(own.start_char, own.end_char))
    );
  });
}

/** "2. Fees". */
function isCount({ number, start }: ComparedWord, at: number, heading: string): boolean {
  return at === 0 && number && /^\s*[#\s]*\d{1,2}[.)]/u.test(heading.slice(0, start + 4));
}

/** "Not allowed:". */
function isDenial(line: string, { language }: SourceText): boolean {
  return line
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .some((word) => language.judging.logic.words.get(word)?.class === "negation");
}

/** Whether a sentence stands below the headings of a claim that the source has; undefined where it has not the last. */
function standsUnderSame(under: string, sentence: number, source: SourceText): boolean | undefined {
  const keys = under.split("\n").map(headingKey);
  const known = headingsIn(source);
  if (!known.has(keys.at(-1)!)) return undefined;
  const own = headingsOfSource(source)[sentence]?.split("\n").map(headingKey);
  return keys.every((key) => !known.has(key) || own?.includes(key));
}

/** Every cell stands below its own head in the source as well; a row of another text has no such heads. */
function haveSameColumns(columns: string, row: string, sentence: number, { sentences, text }: SourceText): boolean {
  const { start_char, end_char } = sentences[sentence]!;
  const from = text.lastIndexOf("\n", start_char) + 1;
  const to = text.indexOf("\n", end_char);
  const head = headOf(text, start_char);
  const theirs = cellsOf(text.slice(from, to < 0 ? text.length : to));
  if (!row.includes("|")) return theirs.some((cell) => cell.includes(plain(row)));
  if (head === undefined) return false;
  const [heads, their] = [cellsOf(columns), cellsOf(head)];
  const isThere = (cell: string, at: number) =>
    theirs.some((other, place) => other.includes(cell) && their[place] === heads[at]);
  // The rest of a cell that was cut at a semicolon.
  const isRest = !/^\s*\|/u.test(row) && theirs.length > cellsOf(row).length;
  return cellsOf(row).every((cell, at) => isThere(cell, at) || (isRest && theirs.some((one) => one.includes(cell))));
}

/** The first of the lines with bars above a place, which one with dashes follows. */
function headOf(text: string, start: number): string | undefined {
  const lines = text.slice(0, start).split("\n").slice(0, -1);
  let first = lines.length;
  while (first > 0 && /^\s*\|/u.test(lines[first - 1]!)) first -= 1;
  return /^[\s|:-]+$/u.test(lines[first + 1] ?? "") ? lines[first] : undefined;
}

function cellsOf(line: string): readonly string[] {
  return line.trim().replace(/^\|/u, "").replace(/\|$/u, "").split("|").map(plain);
}

function plain(cell: string): string {
  return headingKey(cell.replace(/\]\([^()\s]*\)/gu, "").replaceAll("_", ""));
}
