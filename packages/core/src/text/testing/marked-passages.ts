/** A text with the offsets at which its sentences end, the last one left out. */
export interface MarkedPassage {
  readonly text: string;
  readonly ends: readonly number[];
}

/** Reads passages in which `¦` marks the end of a sentence. */
export function readPassages(source: string): MarkedPassage[] {
  return source
    .trim()
    .split("\n---\n")
    .map((marked) => {
      const pieces = marked.split("¦");
      const ends: number[] = [];
      let length = 0;
      for (const piece of pieces.slice(0, -1)) {
        length += piece.length;
        // A mark at the start of a line ends the line before it.
        ends.push(length - (piece.length - piece.trimEnd().length));
      }
      return { text: pieces.join(""), ends };
    });
}

/** How well found sentence ends agree with the marked ones. */
export interface BoundaryScore {
  readonly sentences: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Each wrong place with its neighbourhood, for reading. */
  readonly mistakes: readonly string[];
}

/** Scores a segmenter on marked passages: boundaries inside passages only, as the end of a text is no feat. */
export function scoreBoundaries(
  passages: readonly MarkedPassage[],
  endsOf: (text: string) => readonly number[],
): BoundaryScore {
  let hits = 0;
  let found = 0;
  let expected = 0;
  const mistakes: string[] = [];
  for (const { text, ends } of passages) {
    const given = new Set(endsOf(text).filter((end) => end < text.trimEnd().length));
    const wanted = new Set(ends);
    found += given.size;
    expected += wanted.size;
    for (const end of given) if (wanted.has(end)) hits += 1;
    for (const end of [...given].filter((e) => !wanted.has(e))) mistakes.push(`false: ${around(text, end)}`);
    for (const end of [...wanted].filter((e) => !given.has(e))) mistakes.push(`missed: ${around(text, end)}`);
  }
  const precision = found === 0 ? 1 : hits / found;
  const recall = expected === 0 ? 1 : hits / expected;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { sentences: expected + passages.length, precision, recall, f1, mistakes };
}

function around(text: string, offset: number): string {
  return JSON.stringify(`${text.slice(Math.max(0, offset - 25), offset)}¦${text.slice(offset, offset + 20)}`);
}
