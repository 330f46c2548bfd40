import { sentenceLanguage } from "../../../text/language/sentence-language.ts";
import { readOnce } from "../../../text/read-once.ts";
import { sentenceClauses } from "../embedded/claims/sentence-clauses.ts";
import { isQuestion } from "../rules/shared/is-question.ts";
import { type ComparedText, type ComparedWord, contentOf, type SourceText } from "../source-text.ts";
import { sentencePostings } from "./sentence-postings.ts";

/**
 * The first sentence of the source that says a claim word for word, alone or as one of its clauses. Each sentence is read
 * once, when a claim first has a word of it as its rarest: many claims against many alike lines stay linear.
 */
export function findVerbatim(claim: ComparedText, source: SourceText): number | undefined {
  let rarest: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const stem of contentOf(claim.words)) {
    const { length } = sentencePostings(source, stem);
    if (length >= fewest) continue;
    rarest = stem;
    fewest = length;
  }
  if (rarest === undefined) return undefined;
  const { read, statements } = statementsOf(source);
  if (!read.has(rarest)) {
    read.add(rarest);
    for (const sentence of sentencePostings(source, rarest)) {
      if (read.has(sentence)) continue;
      read.add(sentence);
      for (const key of keysOf(source, sentence)) {
        statements.set(key, Math.min(sentence, statements.get(key) ?? sentence));
      }
    }
  }
  return statements.get(keyOf(claim.words, claim.text, isQuestion(claim.text)));
}

/** What was read of a source: the sentences, the stems whose sentences are all read, and who is first to say what. */
const statementsOf = readOnce<SourceText, Statements>(() => ({ read: new Set(), statements: new Map() }));

interface Statements {
  readonly read: Set<number | string>;
  readonly statements: Map<string, number>;
}

/** What a sentence says: itself, and its clauses as they are cut from a checked text. */
function* keysOf(source: SourceText, index: number): Generator<string> {
  const { start, text, language } = source.sentences[index]!;
  const { from, to } = source.ranges[index]!;
  const words = source.words.slice(from, to);
  const isAsked = isQuestion(text);
  yield keyOf(words, text, isAsked);
  // A checked text is cut by the language of each sentence, a source is read in one.
  for (const own of new Set([language, sentenceLanguage(text, language)])) {
    const { bare, clauses } = sentenceClauses(source, index, own);
    const left = words.filter((word) => bare.charAt(word.start - start) !== " ");
    yield keyOf(left, bare, isAsked);
    if (clauses.length === 1) continue;
    let next = 0;
    for (const clause of clauses) {
      const first = next;
      while (next < left.length && left[next]!.start - start < clause.end) next += 1;
      yield keyOf(left.slice(first, next), bare.slice(clause.start, clause.end), isAsked);
    }
  }
}

/** Signs that are no part of a word and change what it says: currencies, shares, a minus. */
const SIGNS = /\p{Sc}|[%‰°]|(?<![\p{L}\p{N}])[-−](?=\p{N})/gu;

function keyOf(words: readonly ComparedWord[], text: string, isAsked: boolean): string {
  return `${isAsked ? "? " : ""}${words.map(({ lower }) => lower).join(" ")} ${(text.match(SIGNS) ?? []).join("")}`;
}
