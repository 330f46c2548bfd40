import { readOnce } from "../../../../text/read-once.ts";
import type { Row } from "../../alignment/rows/row.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { ComparedWord, SourceText } from "../../source-text.ts";
import { type ComparedSpan, sourceSentence } from "../compared-span.ts";
import { isTitled, titleAbove, titlesOf, titlesWith } from "../titles.ts";
import { isContentWord } from "./goes-on.ts";
import { goesOnAlike } from "./goes-on-alike.ts";
import type { Thing } from "./thing.ts";

/** The words by which a title tells its thing from those of other titles: "Alpina", "45" of "Luchs 45", "Dos" of "Hogar Dos". */
interface Title {
  readonly at: number;
  readonly words: readonly string[];
  /** What no other title has says so alone: "Rosalind" of "Tapir Rosalind", "Zefir 30" of "Modelo Zefir 30". */
  readonly own: readonly string[];
}

/** The titles of a source that name one of several things; a heading such as "Effects" is said in small letters as well. */
const namingTitles = readOnce((source: SourceText): readonly Title[] =>
  titlesOf(source).flatMap((at) => {
    const { words } = sourceSentence(source, at);
    const places = [...words.keys()].filter((place) => isTitled(words[place]!, source));
    if (!places.some((place) => tellsThing(words[place]!, source))) return [];
    const [first, last] = [places[0]!, places.at(-1)!];
    const telling = words.slice(first, last + 1);
    // "Dos" alone may be a number.
    const isShort = telling.every(({ number, stop, lower }) => number || stop || lower.length < MIN_LETTERS);
    const named = words.slice(isShort ? Math.max(0, first - 1) : first, last + 1);
    return [{ at, words: named.map(({ lower }) => lower), own: ownOf(words, source) }];
  }),
);

const MIN_LETTERS = 4;

function tellsThing({ capitalised, number, stem }: ComparedWord, source: SourceText): boolean {
  if (!isTitled({ stem }, source)) return false;
  return number || (capitalised && source.places.get(stem)!.some((place) => source.words[place]!.capital));
}

function ownOf(words: readonly ComparedWord[], source: SourceText): readonly string[] {
  const largeNouns = source.language.names.capitalisedNouns !== undefined;
  return words.flatMap((word, at) => {
    const { capital, lower, number } = word;
    if (titlesWith(word, source) !== 1) return [];
    if (number) return at === 0 ? [] : [`${words[at - 1]!.lower} ${lower}`];
    return capital && !largeNouns && lower.length >= MIN_LETTERS ? [lower] : [];
  });
}

/** Whether a sentence stands under a title that names one of several things. */
export function hasTitle(sentence: number, source: SourceText): boolean {
  const above = titleAbove(sentence, source);
  return namingTitles(source).some(({ at }) => at === above);
}

/** True for a claim that names nothing of a title itself, where the text told of the thing of another one before it, and does not go on as its source does. */
export function isToldUnderAnother(
  claim: Row,
  sentence: number,
  source: SourceText,
  told: readonly ComparedSpan[],
): boolean {
  const itself = statementItems(sourceSentence(source, sentence));
  if ([...claim, ...itself].some((item) => isContentWord(item) && isTitled(item, source))) return false;
  return (
    isUnderAnother(sentence, source, told) &&
    !goesOnAlike(told, sentence, source, { at: sentence - RIGHT_BEFORE, thing: NOTHING })
  );
}

const NOTHING: Thing = { noun: [], of: [] };

/** A heading or a question may stand between. */
const RIGHT_BEFORE = 2;

/** True where what a text named last before a claim is the thing of another title than the one over a sentence. */
function isUnderAnother(sentence: number, source: SourceText, told: readonly ComparedSpan[]): boolean {
  const above = titleAbove(sentence, source);
  for (const { words } of told) {
    const line = ` ${words.map(({ lower }) => lower).join(" ")} `;
    const isNamed = (title: Title) => [title.words.join(" "), ...title.own].some((name) => line.includes(` ${name} `));
    const named = namingTitles(source).filter(isNamed);
    if (named.length > 0) return !named.some(({ at }) => at === above);
  }
  return false;
}
