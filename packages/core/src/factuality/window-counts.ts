import { type SourceText, sentencesWith } from "./source-text.ts";

/** What is known of the windows of one, two or three sentences without collecting their words. */
export interface WindowCounts {
  /** How many different content stems a window holds. */
  sizeOf(first: number, length: number): number;
  /** No fewer than the stems of a window that other sentences hold as well. */
  echoesOf(first: number, length: number): number;
}

/** Counts the content stems of all windows of an article in one go. */
export function countWindows(source: SourceText): WindowCounts {
  const own = new Uint32Array(source.sentences.length);
  const echoes = new Uint32Array(own.length);
  /** Stems of a sentence that the sentence before holds as well; those that only the one before that holds. */
  const fromLast = new Uint32Array(own.length);
  const fromLastButOne = new Uint32Array(own.length);
  for (const stem of source.places.keys()) {
    const sentences = sentencesWith(stem, source);
    sentences.forEach((sentence, at) => {
      own[sentence]! += 1;
      if (sentences.length > 1) echoes[sentence]! += 1;
      if (at === 0) return;
      const distance = sentence - sentences[at - 1]!;
      if (distance === 1) fromLast[sentence]! += 1;
      else if (distance === 2) fromLastButOne[sentence]! += 1;
    });
  }
  return {
    sizeOf(first, length) {
      let size = own[first]!;
      if (length > 1) size += own[first + 1]! - fromLast[first + 1]!;
      if (length > 2) size += own[first + 2]! - fromLast[first + 2]! - fromLastButOne[first + 2]!;
      return size;
    },
    echoesOf(first, length) {
      let sum = 0;
      for (let at = first; at < first + length; at += 1) sum += echoes[at]!;
      return sum;
    },
  };
}
