import { errors as texts } from "../../languages/en/messages/errors.ts";
import { ERROR_CODES, type ErrorCode, type ErrorParams } from "./error-codes.ts";
import { type ErrorData, errorData, errorSentence } from "./error-data.ts";

/** What may come with a BelegError beside its code and params. */
export interface BelegErrorOptions {
  /** Where in the input; empty means the whole of it. Defaults to empty. */
  readonly path?: string;
  /** The exception that led here. */
  readonly cause?: unknown;
  /** All errors of the input when there is more than this one. Defaults to this one alone. */
  readonly errors?: readonly ErrorData[];
}

/** The only exception Beleg throws on purpose, at its edges: a stable code, its params, and the English sentence; `errorMessage` has it in others. */
export class BelegError extends Error implements ErrorData {
  override readonly name = "BelegError";
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly path: string;
  readonly errors: readonly ErrorData[];

  constructor(data: ErrorData, options: Omit<BelegErrorOptions, "path"> = {}) {
    super(errorSentence(data, texts), options.cause === undefined ? undefined : { cause: options.cause });
    this.code = data.code;
    this.params = data.params;
    this.path = data.path;
    this.errors = options.errors ?? [data];
  }

  /** The HTTP status this error leaves a service with. */
  get http(): number {
    return ERROR_CODES[this.code].http;
  }

  /** The code this error ends the binary with. */
  get exit(): number {
    return ERROR_CODES[this.code].exit;
  }
}

/** Makes the exception for a code; the compiler checks that the params fit. */
export function belegError<Code extends ErrorCode>(
  code: Code,
  params: ErrorParams<Code>,
  { path = "", ...rest }: BelegErrorOptions = {},
): BelegError {
  return new BelegError(errorData(code, params, path), rest);
}
