import type { SourceText } from "../source-text.ts";

/** What is known of the windows of one, two or three sentences without collecting their words. */
export interface WindowCounts {
  /** How many different content stems a window holds. */
  readonly sizeOf: (first: number, length: number) => number;
  /** No fewer than the stems of a window that other sentences hold as well. */
  readonly echoesOf: (first: number, length: number) => number;
}

/** Counts the content stems of all windows of an article in one go. */
export function countWindows(source: SourceText): WindowCounts {
  const own = new Uint32Array(source.sentences.length);
  const echoes = new Uint32Array(own.length);
  /** Stems of a sentence that the sentence before holds as well; those that only the one before that holds. */
  const fromLast = new Uint32Array(own.length);
  const fromLastButOne = new Uint32Array(own.length);
  for (const places of source.places.values()) {
    let first = -1;
    let before = -1;
    for (const place of places) {
      const { sentence, stop } = source.words[place]!;
      if (stop || sentence === before) continue;
      own[sentence]! += 1;
      if (before === -1) first = sentence;
      else {
        echoes[sentence]! += 1;
        if (before === first) echoes[first]! += 1;
        if (before === sentence - 1) fromLast[sentence]! += 1;
        else if (before === sentence - 2) fromLastButOne[sentence]! += 1;
      }
      before = sentence;
    }
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
