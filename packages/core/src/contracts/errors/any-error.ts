import { errors } from "../../languages/en/messages/errors.ts";
import { BelegError, type BelegErrorOptions } from "./beleg-error.ts";
import { ERROR_CODES, type ErrorCode, type ErrorParams } from "./error-codes.ts";
import { type ErrorData, errorData } from "./error-data.ts";

const EVERY_ERROR = { codes: ERROR_CODES, texts: errors };

/** Makes the exception for a code; the compiler checks that the params fit. */
export function belegError<Code extends ErrorCode>(
  code: Code,
  params: ErrorParams<Code>,
  { path = "", ...rest }: BelegErrorOptions = {},
): BelegError {
  return belegErrorOf(errorData(code, params, path), rest);
}

/** Makes the exception for an error that is told as data. */
export function belegErrorOf(data: ErrorData, options: Omit<BelegErrorOptions, "path"> = {}): BelegError {
  return new BelegError(data, EVERY_ERROR, options);
}
