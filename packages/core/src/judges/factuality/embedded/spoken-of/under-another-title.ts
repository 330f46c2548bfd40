import { readOnce } from "../../../../text/read-once.ts";
import type { ComparedWord, SourceText } from "../../source-text.ts";
import { type ComparedSpan, sourceSentence } from "../compared-span.ts";
import { isTitled, titleAbove, titlesOf } from "../titles.ts";

/** The words by which a title tells its thing from those of other titles: "Alpina", "45" of "Luchs 45", "Dos" of "Hogar Dos". */
interface Title {
  readonly at: number;
  readonly words: readonly string[];
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
    return [{ at, words: named.map(({ lower }) => lower) }];
  }),
);

const MIN_LETTERS = 4;

function tellsThing({ capitalised, number, stem }: ComparedWord, source: SourceText): boolean {
  if (!isTitled({ stem }, source)) return false;
  return number || (capitalised && source.places.get(stem)!.some((place) => source.words[place]!.capital));
}

/** Whether a sentence stands under a title that names one of several things. */
export function hasTitle(sentence: number, source: SourceText): boolean {
  const above = titleAbove(sentence, source);
  return namingTitles(source).some(({ at }) => at === above);
}

/** True where what a text named last before a claim is the thing of another title than the one over a sentence. */
export function isUnderAnother(sentence: number, source: SourceText, told: readonly ComparedSpan[]): boolean {
  const above = titleAbove(sentence, source);
  for (const { words } of told) {
    const line = ` ${words.map(({ lower }) => lower).join(" ")} `;
    const named = namingTitles(source).filter((title) => line.includes(` ${title.words.join(" ")} `));
    if (named.length > 0) return !named.some(({ at }) => at === above);
  }
  return false;
}
