import type { AgentResult, DatasetRow, RankingRow } from "@beleg/core/contracts";
import type { RankerAnswer } from "@beleg/core/evaluation";

/** What goes along with a row. */
export interface JudgeContext {
  /** Which row of the dataset this is, from 0. */
  readonly index: number;
  /** Which repetition this is, from 0: repeated samples of one question must not share a cached answer. */
  readonly sample: number;
  readonly signal: AbortSignal;
}

/** Anything that answers rows. It never throws for a bad row: a broken answer is an answer with status `failed`. */
export interface RowJudge<Row, Answer> {
  /** What the artefacts call it: `embedded`, `openai/gpt-…`, `bm25`. */
  readonly name: string;
  /** How many rows it can usefully work on at once. */
  readonly capacity: number;
  answer(row: Row, context: JudgeContext): Promise<Answer>;
  close(): Promise<void>;
}

/** A judge of texts. */
export type TextJudge = RowJudge<DatasetRow, AgentResult>;

/** A ranker of candidates. */
export type Ranker = RowJudge<RankingRow, RankerAnswer>;
