import { readOnce } from "../../../text/read-once.ts";
import { type SourceText, sentencesWith } from "../source-text.ts";

/** The sentences of a source that hold a stem as a content word, in order; each list is made once. */
export function sentencePostings(source: SourceText, stem: string): readonly number[] {
  const known = knownPostings(source);
  let postings = known.get(stem);
  if (postings === undefined) {
    postings = sentencesWith(stem, source);
    known.set(stem, postings);
  }
  return postings;
}

const knownPostings = readOnce<SourceText, Map<string, readonly number[]>>(() => new Map());
