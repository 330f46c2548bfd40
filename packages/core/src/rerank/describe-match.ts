import { type Locale, rerankMessage } from "../locales/index.ts";
import { inverseDocumentFrequency } from "../text/frequencies/index.ts";
import { TextDocument } from "../text/text-document.ts";
import type { FieldedText } from "./embedded/bm25f.ts";
import type { Vocabulary } from "./embedded/vocabulary.ts";

/** A query is a question; what comes behind this is no longer part of its subject. */
const MAX_READ_LENGTH = 2000;

/** The words of a query that tell most, in their order, as a phrase for people. */
export function subjectOf(query: TextDocument): string {
  const { text, language } = query;
  const { contentWords: words } =
    text.length > MAX_READ_LENGTH ? new TextDocument(text.slice(0, MAX_READ_LENGTH), language) : query;
  const weight = (stem: string) => inverseDocumentFrequency(stem, language);
  const strongest = new Set(
    [...new Set(words.map(({ stem }) => stem))].sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1)).slice(0, 4),
  );
  const kept = words.filter(({ stem }) => strongest.delete(stem)).map((word) => word.text.slice(0, 60));
  return kept.length > 0 ? kept.join(" ") : text.trim().slice(0, 60);
}

/** Says why the embedded scorer gave what it gave: by the words of the query that occur. */
export function matchDescriber(
  { own, all }: QueryWords,
  vocabulary: Vocabulary,
  locale: Locale,
): (text: FieldedText) => string {
  const words = [...own.values()];
  const numbers = new Map(words.map((word, index) => [word, index + 1]));
  const nothing = rerankMessage("rerank.matches_nothing", {}, locale);
  /** The number of each term's word, from 1: most terms of a text have none, and cost one look. */
  const wordOf = new Uint16Array(vocabulary.size);
  for (const [term, word] of all) wordOf[term] = numbers.get(word)!;
  const found = new Set<number>();
  const find = (terms: Int32Array) => {
    for (let i = 0; i < terms.length; i += 1) {
      const word = wordOf[terms[i]!]!;
      if (word > 0) found.add(word);
    }
  };
  return ({ title, body }) => {
    found.clear();
    find(title.terms);
    find(body.terms);
    if (found.size === 0) return nothing;
    // In the order of the query, whatever the order in the text.
    const shown = words.filter((word) => found.has(numbers.get(word)!)).slice(0, 5);
    return rerankMessage("rerank.matches", { found: found.size, total: own.size, words: shown.join(", ") }, locale);
  };
}

/** The words of a query that tell why a text was found. */
export interface QueryWords {
  /** By term, in the order of the query, as they were written. */
  readonly own: ReadonlyMap<number, string>;
  /** The same with the terms that are near to one of them. */
  readonly all: ReadonlyMap<number, string>;
}

/** The query's words by term; `near` holds the places of the query that other terms were taken for. */
export function queryWords(
  query: TextDocument,
  terms: ReadonlySet<number>,
  near: ReadonlyMap<number, readonly { readonly at: number }[]>,
  vocabulary: Vocabulary,
): QueryWords {
  const own = new Map<number, string>();
  for (const { text } of query.contentWords) {
    const [term] = vocabulary.read(text).terms;
    if (term !== undefined && !own.has(term)) own.set(term, text.slice(0, 60));
  }
  const all = new Map(own);
  const asked = [...terms];
  for (const [term, places] of near) {
    const word = own.get(asked[places[0]!.at]!);
    if (word !== undefined) all.set(term, word);
  }
  return { own, all };
}
