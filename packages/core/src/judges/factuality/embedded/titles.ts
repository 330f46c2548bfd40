import { readOnce } from "../../../text/read-once.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { sourceSentence } from "./compared-span.ts";

/** A longer line is a sentence. */
const LONGEST_TITLE = 8;

/** Lines that only name something, above what is said of it: "AquaPure 500 – quick guide". */
export const titlesOf = readOnce((source: SourceText): readonly number[] =>
  source.sentences.flatMap(({ start_char: start, end_char: end, tokens, text: line }, at) => {
    const isAlone =
      /(?:^|\n)[#*_\s]*$/u.test(source.text.slice(0, start).slice(-20)) &&
      /^[*_]*\r?\n/u.test(source.text.slice(end, end + 4));
    return isAlone && tokens.length <= LONGEST_TITLE && !/[.!?:;,|]\s*$|:\s/u.test(line) ? [at] : [];
  }),
);

const places = readOnce((source: SourceText): ReadonlySet<number> => new Set(titlesOf(source)));

export function isTitle(sentence: number, source: SourceText): boolean {
  return places(source).has(sentence);
}

/** How many titles hold each stem. */
const titledStems = readOnce((source: SourceText) => {
  const counts = new Map<string, number>();
  for (const at of titlesOf(source)) {
    for (const stem of new Set(sourceSentence(source, at).words.map((word) => word.stem))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
});

/** Stands in the title of some of the things a source tells of, and not in all of them. */
export function isTitled(word: Pick<ComparedWord, "stem">, source: SourceText): boolean {
  const { length } = titlesOf(source);
  const holding = titlesWith(word, source);
  return length > 1 && holding > 0 && holding < length;
}

/** How many titles have a word. */
export function titlesWith({ stem }: Pick<ComparedWord, "stem">, source: SourceText): number {
  return titledStems(source).get(stem) ?? 0;
}

/** The nearest title above a sentence in its own source. */
export function titleAbove(sentence: number, source: SourceText): number | undefined {
  return titlesOf(source).findLast((at) => at < sentence && at >= source.partOf(sentence).from);
}
