import { copySeams } from "../../shared/copied-pieces.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { CoherenceMeasure } from "./coherence-measures.ts";

/** Copied source text that stops in the middle of a thought. */
export function brokenThoughts(judged: JudgedText): CoherenceMeasure[] {
  return copySeams(judged).flatMap(({ kind, start, end }) =>
    kind === "cut_end" ? [{ key: kind, start, end, value: 1, amount: 1 / judged.sentences.length }] : [],
  );
}
