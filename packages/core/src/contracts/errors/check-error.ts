import { checkErrors } from "../../languages/en/messages/check-errors.ts";
import { BelegError, type BelegErrorOptions, type ErrorTable } from "./beleg-error.ts";
import { CHECK_ERROR_CODES, type CheckErrorCode } from "./check-error-codes.ts";
import type { ErrorParams } from "./error-codes.ts";
import { type ErrorData, errorData } from "./error-data.ts";

/** An error a check itself reports. */
export type CheckErrorData = ErrorData<CheckErrorCode>;

/** What a check itself throws errors from. */
export const CHECK_ERRORS: ErrorTable<CheckErrorCode> = { codes: CHECK_ERROR_CODES, texts: checkErrors };

/** `belegError` for what a check itself reports; it brings no other error along. */
export function checkError<Code extends CheckErrorCode>(
  code: Code,
  params: ErrorParams<Code>,
  { path = "", ...rest }: BelegErrorOptions = {},
): BelegError {
  return new BelegError(errorData(code, params, path), CHECK_ERRORS, rest);
}
