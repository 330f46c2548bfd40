import type { LanguagePack } from "../../../languages/language-pack.ts";
import { atOnce, type Steps } from "../../../ports/steps.ts";
import { sentenceLanguage } from "../../../text/language/sentence-language.ts";
import { readOnce } from "../../../text/read-once.ts";
import { sentenceClauses } from "../embedded/claims/sentence-clauses.ts";
import { isQuestion } from "../rules/shared/is-question.ts";
import { type ComparedText, type ComparedWord, comparedWords, contentOf, type SourceText } from "../source-text.ts";
import { sentencePostings } from "./sentence-postings.ts";

/**
 * The first sentence of the source that says a claim word for word, alone or as one of its clauses. Each sentence is read
 * once, when a claim first has a word of it as its rarest: many claims against many alike lines stay linear.
 */
export function findVerbatim(claim: ComparedText, source: SourceText): number | undefined {
  return atOnce(verbatimSteps(claim, source));
}

/** The same step by step: a claim without a rare word has much read for it. */
export function* verbatimSteps(claim: ComparedText, source: SourceText): Steps<number | undefined> {
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
  return (yield* own.find(rarest, key)) ?? (yield* foreign.find(rarest, key));
}

/** A checked text is cut by the language of each sentence, a source is read in one: what that misses is looked up apart. */
const statementsOf = readOnce((source: SourceText) => ({
  own: new Statements(source, (index) => keysOf(source, index, source.language)),
  foreign: new Statements(source, (index) => {
    const language = sentenceLanguage(source.sentences[index]!.text, source.language, source.loaded);
    return language === source.language ? [] : keysOf(source, index, language);
  }),
}));

/** What it costs to read a sentence, in microseconds or so. */
const COST = 20;

/**
 * Who is first to say what, among the sentences read so far. A class: a generator made anew for each source has a shape
 * of its own, which keeps the source from the quick collection of garbage.
 */
class Statements {
  readonly #source: SourceText;
  readonly #read: (index: number) => Iterable<string>;
  readonly #stems = new Set<string>();
  readonly #sentences = new Set<number>();
  readonly #statements = new Map<string, number>();

  constructor(source: SourceText, read: (index: number) => Iterable<string>) {
    this.#source = source;
    this.#read = read;
  }

  *find(stem: string, statement: string): Steps<number | undefined> {
    const statements = this.#statements;
    if (!this.#stems.has(stem)) {
      for (const index of sentencePostings(this.#source, stem)) {
        if (this.#sentences.has(index)) continue;
        this.#sentences.add(index);
        for (const key of this.#read(index)) statements.set(key, Math.min(index, statements.get(key) ?? index));
        yield COST;
      }
      this.#stems.add(stem);
    }
    return statements.get(statement);
  }
}

/** What a sentence says: itself, and its clauses as they are cut from a checked text. */
function keysOf(source: SourceText, index: number, language: LanguagePack): readonly string[] {
  const sentence = source.sentences[index]!;
  const { start_char: start, text } = sentence;
  const words = comparedWords(sentence);
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
