import type { ErrorCodeEntry } from "./check-error-codes.ts";
import type { ErrorCode } from "./error-codes.ts";
import { type ErrorData, errorSentence } from "./error-data.ts";

/** What may come with a BelegError beside its code and params. */
export interface BelegErrorOptions {
  /** Where in the input; empty means the whole of it. Defaults to empty. */
  readonly path?: string;
  /** The exception that led here. */
  readonly cause?: unknown;
  /** All errors of the input when there is more than this one. Defaults to this one alone. */
  readonly errors?: readonly ErrorData[];
}

/** How each of some codes leaves the system, and its English text. */
export interface ErrorTable<Code extends ErrorCode> {
  readonly codes: Readonly<Record<Code, ErrorCodeEntry>>;
  readonly texts: Readonly<Record<Code, string>>;
}

/** The only exception Beleg throws on purpose, at its edges: a stable code, its params, and the English sentence; `errorMessage` has it in others. */
export class BelegError<Code extends ErrorCode = ErrorCode> extends Error implements ErrorData {
  override readonly name = "BelegError";
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly path: string;
  readonly errors: readonly ErrorData[];
  readonly #leaves: ErrorCodeEntry;

  constructor(
    data: ErrorData<Code>,
    { codes, texts }: ErrorTable<Code>,
    options: Omit<BelegErrorOptions, "path"> = {},
  ) {
    super(errorSentence(data, texts), options.cause === undefined ? undefined : { cause: options.cause });
    this.code = data.code;
    this.params = data.params;
    this.path = data.path;
    this.errors = options.errors ?? [data];
    this.#leaves = codes[data.code];
  }

  /** The HTTP status this error leaves a service with. */
  get http(): number {
    return this.#leaves.http;
  }

  /** The code this error ends the binary with. */
  get exit(): number {
    return this.#leaves.exit;
  }
}
