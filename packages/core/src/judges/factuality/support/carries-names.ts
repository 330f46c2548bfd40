import { compareNames, findNames, type Name } from "../../../text/index.ts";
import { type ComparedSpan, sourceSentence } from "../embedded/compared-span.ts";
import { evidenceOf } from "../scanned-source.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { QuoteText } from "./quote-text.ts";

/** How far before a quote a name may stand that the quote only points at: "She resigned in May." */
const BACK = 6;

/**
 * Whether every name of a claim stands in its quote, or was named before it. Whose deed it is the judge says; that
 * somebody else stands in the place of a name is a contradiction, which is looked for first.
 */
export function carriesNames(span: ComparedSpan, { sentences }: QuoteText, source: SourceText): boolean {
  const options = { language: source.language, reference: evidenceOf(source) };
  const own = findNames(span.text, options).filter(({ weak }) => weak === undefined);
  if (own.length === 0) return true;
  const { from } = source.partOf(sentences[0]!);
  const first = Math.max(from, sentences[0]! - BACK);
  const before = Array.from({ length: sentences.at(-1)! - first + 1 }, (_, at) => first + at);
  const context = [...new Set([from, ...before])].map((sentence) => sourceSentence(source, sentence));
  const theirs = context.flatMap(({ text }) => findNames(text, options));
  const stems = new Set(context.flatMap(({ words }) => words.map(({ stem }) => stem)));
  return own.every((name) => isNamed(name, theirs) || wordsOf(name).every(({ stem }) => stems.has(stem)));

  /** The source may write the words of a name without making one of them. */
  function wordsOf({ start, end }: Name): readonly ComparedWord[] {
    return span.words.filter((word) => start <= word.start && word.end <= end);
  }
}

function isNamed(name: Name, names: readonly Name[]): boolean {
  return names.some((other) => compareNames(name, other) !== "different");
}
