import type { Pause } from "@beleg/core";
import type { AgentResult, CheckRequest, CheckResult, Claim, Dimension } from "@beleg/core/contracts";
import type { ReportCase, VerdictWithReason } from "@beleg/core/report";
import type { FinishedSpan } from "../telemetry/index.ts";

/** How much of an answer is told: all of it, a few words, or all of it with what a run would say of it. */
export type AnswerView = "full" | "compact" | "verdict";

/** A text to check and what is asked about it; what it leaves open, the settings of the checker decide. */
export type CheckInput = Pick<CheckRequest, "summary_text"> & { readonly article_text?: string | undefined } & Partial<
    Pick<
      CheckRequest,
      "sources" | "dimensions" | "criteria" | "locale" | "lang" | "offset_encoding" | "top_k" | "max_failed" | "debug"
    >
  > & {
    readonly id?: string | undefined;
    /** The files its texts come from, for printed results. */
    readonly shown?: Pick<ReportCase, "summary_name" | "article_name"> | undefined;
    /** How much `checkToJson` writes. Defaults to `full`. */
    readonly view?: AnswerView | undefined;
  };

/** A text that one judge alone looks at. */
export type JudgeInput = Omit<CheckInput, "dimensions" | "criteria" | "top_k" | "max_failed"> & {
  readonly dimension: Dimension;
};

/** One judge has ended. */
type JudgeNote = {
  readonly dimension: Dimension;
  readonly status: AgentResult["status"];
  readonly score: number | null;
};

/** A claim has its verdict, while others may still wait for theirs. */
export type ClaimNote = {
  readonly claim: Pick<Claim, "id" | "text" | "label" | "error_type" | "evidence_quote">;
  /** How many claims there are. */
  readonly total: number;
};

/** What is said of a check on its way. */
export type CheckNote = JudgeNote | ClaimNote;

/** A result as one printed line of JSON, without its line break. */
export interface CheckedLine extends VerdictWithReason {
  readonly line: string;
}

export type CheckOptions = {
  /** Ends the check: every judge that has not ended is `failed` with the code `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Which repetition this is, from 0: a model is asked anew for each. Defaults to 0. */
  readonly sample?: number | undefined;
  readonly onNote?: ((note: CheckNote) => void) | undefined;
  /** In a thread: when it gives way. */
  readonly pause?: Pause | undefined;
  /** In a thread: hears of each step that is done, for telemetry. */
  readonly onSpan?: ((span: FinishedSpan) => void) | undefined;
  /** Waits however many are before it, as work that comes from a queue may. Defaults to false. */
  readonly patient?: boolean | undefined;
};

/** Checks texts, several at once. A pool throws `overloaded` when too much waits and `too_slow` for a text that takes too long. */
export interface Checker {
  /** How many texts it can usefully hold at once. */
  readonly capacity: number;
  /** What the judges say and the report over it; offsets count UTF-16. */
  check(input: CheckInput, options?: CheckOptions): Promise<CheckResult>;
  /** The same as the JSON a caller is sent, written by the thread that made it; offsets count as the input asks. */
  checkToJson(input: CheckInput, options?: CheckOptions): Promise<Uint8Array>;
  /** The same as its printed line. */
  checkToLine(input: CheckInput, options?: CheckOptions): Promise<CheckedLine>;
  /** What one judge says, without a report. */
  judge(input: JudgeInput, options?: CheckOptions): Promise<AgentResult>;
  /** Whether the next check would be refused. */
  isFull(): boolean;
  /** Whether its judges are warm; before that it answers as well, only more slowly. */
  isWarm(): boolean;
  close(): Promise<void>;
}
