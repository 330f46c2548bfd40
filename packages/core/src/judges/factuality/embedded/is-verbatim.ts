import type { Range } from "../../../text/index.ts";
import { isQuestion } from "../rules/shared/is-question.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { splitClauses } from "./claims/split-clauses.ts";
import { type ComparedSpan, sourceSentence } from "./compared-span.ts";

/** True when a sentence of the source, or one of its clauses, is the claim word for word. */
export function isVerbatim(claim: ComparedSpan, sentence: number, source: SourceText): boolean {
  const own = claim.words;
  const span = sourceSentence(source, sentence);
  const theirs = span.words;
  if (own.length === 0 || own.length > theirs.length) return false;
  if (isQuestion(span.text) && !isQuestion(claim.text)) return false;
  for (let from = 0; from + own.length <= theirs.length; from += 1) {
    if (!own.every((word, at) => word.lower === theirs[from + at]!.lower)) continue;
    if (signsOf(claim, own) !== signsOf(span, theirs.slice(from, from + own.length))) continue;
    const isWhole = own.length === theirs.length;
    if (isWhole) return true;
    const start = theirs[from]!.start - span.start;
    const end = theirs[from + own.length - 1]!.end - span.start;
    return clausesOf(span).some(
      (clause) =>
        clause.start <= start &&
        end <= clause.end &&
        !/[\p{L}\p{N}]/u.test(span.text.slice(clause.start, start) + span.text.slice(end, clause.end)),
    );
  }
  return false;
}

/** The signs that are no part of a word and change what it says: currencies, shares, a minus. */
function signsOf({ start, text }: ComparedSpan, words: readonly ComparedWord[]): string {
  const from = Math.max(0, words[0]!.start - start - 1);
  const to = words.at(-1)!.end - start + 2;
  return (text.slice(from, to).match(/\p{Sc}|[%‰°]|(?<![\p{L}\p{N}])[-−](?=\p{N})/gu) ?? []).join("");
}

/** The clauses of a sentence, cut as those of a checked text are. */
function clausesOf({ start, text, language, words }: ComparedSpan): readonly Range[] {
  return splitClauses(
    text,
    language,
    words.flatMap((word) => (word.stop ? [] : [word.start - start])),
  );
}
