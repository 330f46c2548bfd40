import { BelegError, belegErrorOf, type ErrorData } from "@beleg/core/contracts";

/** Why a row has no answer: its task threw, its thread ended, it took too long, or nobody waits for it any more. */
export type ThreadFailureCode = "judge_error" | "judge_crashed" | "judge_timeout" | "aborted" | "closed";

/**
 * A row that has no answer. `message` and `stack` name what broke and where, and may be logged; `detail` is all that is
 * known, and could hold the user's text.
 */
export class ThreadFailure extends Error {
  readonly code: ThreadFailureCode;
  readonly detail: string;

  constructor(
    code: ThreadFailureCode,
    detail: string,
    trace: { readonly message?: string; readonly stack?: string } = {},
  ) {
    super(trace.message ?? code);
    this.code = code;
    this.detail = detail;
    this.stack = trace.stack ?? "";
  }
}

/** What a task threw, as it travels between threads. */
export type FailureData =
  | { readonly refused: ErrorData; readonly errors: readonly ErrorData[] }
  | { readonly detail: string; readonly message: string; readonly stack: string };

/** Packs what a task threw: a refusal travels whole. */
export function packFailure(error: unknown): FailureData {
  if (error instanceof BelegError) {
    const { code, params, path, errors } = error;
    return { refused: { code, params, path }, errors };
  }
  if (!(error instanceof Error)) return { detail: String(error), message: "unknown", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { detail: String(error), message: error.name, stack: frames.join("\n") };
}

/** The error it was. */
export function unpackFailure(failure: FailureData): BelegError | ThreadFailure {
  if ("refused" in failure) return belegErrorOf(failure.refused, { errors: failure.errors });
  return new ThreadFailure("judge_error", failure.detail, failure);
}
