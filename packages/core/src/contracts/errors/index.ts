// The errors alone, without zod: the binary needs them on every start, the schemas only for some verbs.
export { BelegError, type BelegErrorOptions, belegError } from "./beleg-error.ts";
export { ERROR_CODES, type ErrorCode, type ErrorCodeEntry, type ErrorParams, isErrorCode } from "./error-codes.ts";
export { type ErrorData, errorData } from "./error-data.ts";
export { errorMessage } from "./error-message.ts";
export { errorsFromZod } from "./errors-from-zod.ts";
export { type ParseOutcome, parseContract, requireContract } from "./parse-contract.ts";
