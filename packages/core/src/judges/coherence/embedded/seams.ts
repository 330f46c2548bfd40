import { copySeams } from "../../shared/copied-pieces.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** Copied source text that stops, starts or is glued in the middle of a thought. */
export function brokenThoughts(judged: JudgedText): Measure[] {
  return copySeams(judged)
    .filter((seam) => seam.kind !== "glued")
    .map((seam) => ({
      key: seam.kind,
      soft: true,
      issue_type: "LOGICAL_INCONSISTENCY",
      start: seam.start,
      end: seam.end,
      value: 1,
      amount: 1 / judged.sentences.length,
    }));
}
