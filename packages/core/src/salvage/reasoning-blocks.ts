import { findValues } from "./find-values.ts";
import type { WorkBudget } from "./reader.ts";

/** A span of an answer in which to look for the value. */
export interface AnswerRegion {
  readonly from: number;
  readonly to: number;
  /** The text ended while the model was still reasoning: only a value at its very end counts. */
  readonly unfinishedReasoning: boolean;
}

const NAMES = "think|thinking|thought|thoughts|reasoning|reflection|analysis|scratchpad";
const MARK = new RegExp(
  [
    `<(?<close>/?)(?:${NAMES})(?: [^<>]{0,80})?>`,
    "\\[(?<squareClose>/?)THINK\\]",
    "◁(?<softClose>/?)think▷",
    "(?<channel><\\|channel\\|>(?:analysis|commentary|final)[^<>]{0,40}<\\|message\\|>)",
  ].join("|"),
  "gi",
);

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly closes: boolean;
}

/**
 * Splits an answer at its reasoning blocks. The regions come in the order in which they are trusted: what stands after
 * the last block, then what stands before the first, then an unfinished block. A finished block is never searched: a
 * value inside it is a draft or an example.
 */
export function answerRegions(text: string, work: WorkBudget): readonly AnswerRegion[] {
  const marks = reasoningMarks(text, work);
  const first = marks[0];
  if (first === undefined) return [{ from: 0, to: text.length, unfinishedReasoning: false }];
  const regions: AnswerRegion[] = [];
  const lastClose = marks.findLast((mark) => mark.closes);
  const openAfter = marks.find((mark) => !mark.closes && mark.start >= (lastClose?.end ?? 0));
  if (lastClose !== undefined)
    regions.push({ from: lastClose.end, to: openAfter?.start ?? text.length, unfinishedReasoning: false });
  // A closing mark without an opening one: the opening one was part of the server's own prompt.
  if (!first.closes) regions.push({ from: 0, to: first.start, unfinishedReasoning: false });
  if (openAfter !== undefined) regions.push({ from: openAfter.end, to: text.length, unfinishedReasoning: true });
  return regions;
}

function reasoningMarks(text: string, work: WorkBudget): Mark[] {
  const marks: Mark[] = [];
  for (const found of text.matchAll(MARK)) {
    const { close, squareClose, softClose, channel } = found.groups ?? {};
    const closes = channel === undefined ? (close ?? squareClose ?? softClose) === "/" : /final/i.test(channel);
    marks.push({ start: found.index, end: found.index + found[0].length, closes });
  }
  if (marks.length === 0) return marks;
  // A mark inside a string of a well-formed value is text that the model quotes, not the end of its reasoning.
  const wellFormed = findValues(text, 0, text.length, work).filter(
    (found) => found.cut === undefined && found.rungs.size === 0,
  );
  let next = 0;
  return marks.filter((mark) => {
    while (next < wellFormed.length && (wellFormed[next]?.end ?? 0) <= mark.start) next += 1;
    const value = wellFormed[next];
    return value === undefined || value.start > mark.start;
  });
}
