import type { FailureData } from "./thread-failure.ts";

/** What a thread starts with: the module of its task, and what that is opened with. */
export interface ThreadStart {
  readonly task: string;
  readonly data: unknown;
  /** Whether the process keeps compiled code on disk: a thread does not inherit that. */
  readonly compileCache: boolean;
}

/** To a thread: a row, the reply to one of its questions, or that a row is called off. */
export type ToThread<Row> =
  | {
      readonly ticket: number;
      readonly row: Row;
      /** Whether anybody hears notes on this row. */
      readonly noted: boolean;
    }
  | { readonly question_id: number; readonly reply: unknown }
  /** Nobody waits for this row any more. */
  | { readonly abort: number };

/** From a thread: that it has opened its task; or about one row its answer, why there is none, a note on the way, or a question. */
export type FromThread<Answer, Note> =
  | { readonly ready: true }
  | ({ readonly ticket: number } & (
      | { readonly answer: Answer }
      | { readonly failure: FailureData }
      | { readonly note: Note }
      | { readonly question_id: number; readonly question: unknown }
    ));
