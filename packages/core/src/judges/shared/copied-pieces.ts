import type { AnalysedSentence, Token } from "../../text/index.ts";
import type { CopyRun } from "./copy-runs.ts";
import type { JudgedText } from "./judged-text.ts";

/** A place where copied source text was cut or joined in the middle of a clause. */
export interface CopySeam {
  readonly kind: "cut_end" | "cut_start" | "glued";
  readonly sentence: AnalysedSentence;
  readonly start: number;
  readonly end: number;
}

/** Words a copied piece needs before its cut start, its cut end or a joint says anything. */
const CUT_START_FROM = 3;
const CUT_END_FROM = 5;
const GLUE_FROM = 2;

/** Finds the seams of copied text: cut ends, cut starts, and pieces glued where neither side pauses. */
export function copySeams(judged: JudgedText): CopySeam[] {
  if (judged.source === null) return [];
  const seams: CopySeam[] = [];
  for (const sentence of judged.sentences) {
    const runs = judged.runs[sentence.index]!;
    const word = (i: number) => sentence.tokens[i]!;
    const first = runs[0];
    // "Marlow will close …" out of "The city of Marlow will close …" begins as any sentence may.
    const named = judged.source.isName(word(0).lower);
    if (first?.from === 0 && isLong(first, CUT_START_FROM) && !opens(first) && !named) {
      seams.push({ kind: "cut_start", sentence, start: word(0).start, end: word(first.to - 1).end });
    }
    const last = runs.at(-1);
    if (last?.to === sentence.tokens.length && isLong(last, CUT_END_FROM) && !closes(last)) {
      seams.push({ kind: "cut_end", sentence, start: word(last.from).start, end: word(last.to - 1).end });
    }
    runs.forEach((run, i) => {
      const previous = runs[i - 1];
      if (previous === undefined || previous.to !== run.from || !isLong(run, GLUE_FROM) || !isLong(previous, GLUE_FROM))
        return;
      if (word(run.from - 1).breakAfter || closes(previous) || opens(run)) return;
      // "the bridge | of Wellby": a piece that begins with a function word joins anywhere.
      if (!word(run.from).isContent) return;
      seams.push({ kind: "glued", sentence, start: word(run.from - 1).start, end: word(run.from).end });
    });
  }
  return seams;
}

function isLong(run: CopyRun, words: number): boolean {
  return run.to - run.from >= words;
}

function closes({ closesClause, after }: CopyRun): boolean {
  return closesClause || (after !== undefined && opensClause(after));
}

function opens({ opensClause: isOpen, before }: CopyRun): boolean {
  return isOpen || (before !== undefined && opensClause(before));
}

function opensClause({ lower, written }: Token): boolean {
  return written.language.wordClasses.clauseOpeners.has(lower);
}
