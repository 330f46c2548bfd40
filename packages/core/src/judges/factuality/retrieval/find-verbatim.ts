import type { LanguagePack } from "../../../languages/language-pack.ts";
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
  const key = keyOf(claim.words, claim.text, isQuestion(claim.text));
  const { own, foreign } = statementsOf(source);
  return own.find(rarest, key) ?? foreign.find(rarest, key);
}

/** A checked text is cut by the language of each sentence, a source is read in one: what that misses is looked up apart. */
const statementsOf = readOnce((source: SourceText) => ({
  own: createStatements(source, (index) => keysOf(source, index, source.language)),
  foreign: createStatements(source, (index) => {
    const language = sentenceLanguage(source.sentences[index]!.text, source.language);
    return language === source.language ? [] : keysOf(source, index, language);
  }),
}));

/** Who is first to say what, among the sentences read so far. */
function createStatements(source: SourceText, read: (index: number) => Iterable<string>) {
  const stems = new Set<string>();
  const sentences = new Set<number>();
  const statements = new Map<string, number>();
  return {
    find(stem: string, statement: string): number | undefined {
      if (!stems.has(stem)) {
        stems.add(stem);
        for (const index of sentencePostings(source, stem)) {
          if (sentences.has(index)) continue;
          sentences.add(index);
          for (const key of read(index)) statements.set(key, Math.min(index, statements.get(key) ?? index));
        }
      }
      return statements.get(statement);
    },
  };
}

/** What a sentence says: itself, and its clauses as they are cut from a checked text. */
function keysOf(source: SourceText, index: number, language: LanguagePack): readonly string[] {
  const { start_char: start, text } = source.sentences[index]!;
  const { from, to } = source.ranges[index]!;
  const words = source.words.slice(from, to);
  const isAsked = isQuestion(text);
  const { bare, clauses } = sentenceClauses(source, index, language);
  const keys = [keyOf(words, text, isAsked)];
  const left = bare === text ? words : words.filter((word) => bare.charAt(word.start - start) !== " ");
  if (bare !== text) keys.push(keyOf(left, bare, isAsked));
  if (clauses.length === 1) return keys;
  let next = 0;
  for (const clause of clauses) {
    const first = next;
    while (next < left.length && left[next]!.start - start < clause.end) next += 1;
    keys.push(keyOf(left.slice(first, next), bare.slice(clause.start, clause.end), isAsked));
  }
  return keys;
}

/** Signs that are no part of a word and change what it says: currencies, shares, a minus. */
const SIGNS = /\p{Sc}|[%‰°]|(?<![\p{L}\p{N}])[-−](?=\p{N})/gu;

function keyOf(words: readonly ComparedWord[], text: string, isAsked: boolean): string {
  return `${isAsked ? "? " : ""}${words.map(({ lower }) => lower).join(" ")} ${(text.match(SIGNS) ?? []).join("")}`;
}
