import type { Steps } from "../../../ports/steps.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { CoherenceMeasure } from "./coherence-measures.ts";

/** So many words in a row are taken over and not met by chance. */
const PIECE = 4;
/** Share of a sentence's words in such pieces from which on it was copied and not written anew. */
const COPIED_FROM = 0.7;

/** Copied sentences without the one they follow in the source: what they refer to may have stayed there. */
export function* liftedSentences(judged: JudgedText): Steps<CoherenceMeasure[]> {
  const { sentences, source, runs } = judged;
  if (source === null) return [];
  const found: CoherenceMeasure[] = [];
  for (const { index, start_char: start, end_char: end } of sentences) {
    yield 5;
    const from = copiedFrom(judged, index);
    // The first sentence of the source refers to nothing.
    if (from === undefined || from === 0) continue;
    const place = { start, end, value: from + 1 };
    const before = sentences[index - 1];
    if (before === undefined) {
      found.push({ key: "lifted_opening", ...place, amount: 1 });
      continue;
    }
    yield 30;
    const told = runs[before.index]!.filter(isPiece).map(({ sentence }) => sentence);
    told.push(source.match(before.stems).index);
    if (told.includes(from) || told.includes(from - 1)) continue;
    found.push({ key: "lifted_sentence", ...place, amount: 1 / (sentences.length - 1) });
  }
  return found;
}

/** Content words of copied wording that lost the small word before them: "entered bank". */
export function* droppedWords({ sentences, source }: JudgedText): Steps<CoherenceMeasure[]> {
  if (source === null) return [];
  const found: CoherenceMeasure[] = [];
  for (const { tokens } of sentences) {
    for (const [i, first] of tokens.entries()) {
      const second = tokens[i + 1];
      if (second === undefined || first.breakAfter || !second.isContent || !source.isGap(first, second)) continue;
      found.push({ key: "dropped_word", start: first.start, end: second.end, value: 1, amount: 1 / sentences.length });
    }
    yield tokens.length / 4;
  }
  return found;
}

/** The source sentence most of a copied sentence comes from; undefined for one that was written anew. */
export function copiedFrom({ sentences, runs }: JudgedText, index: number): number | undefined {
  const pieces = runs[index]!.filter(isPiece).toSorted((a, b) => length(b) - length(a));
  const copied = pieces.reduce((sum, piece) => sum + length(piece), 0);
  return copied < COPIED_FROM * sentences[index]!.tokens.length ? undefined : pieces[0]?.sentence;
}

function isPiece(run: { from: number; to: number }): boolean {
  return length(run) >= PIECE;
}

function length({ from, to }: { from: number; to: number }): number {
  return to - from;
}
