// The errors alone, without zod: the binary needs them on every start, the schemas only for some verbs.
export { belegError, belegErrorOf } from "./any-error.ts";
export { BelegError, type BelegErrorOptions, type ErrorTable } from "./beleg-error.ts";
export type { ErrorCodeEntry } from "./check-error-codes.ts";
export { ERROR_CODES, type ErrorCode, type ErrorParams, isErrorCode } from "./error-codes.ts";
export { type ErrorData, errorData } from "./error-data.ts";
export { errorMessage } from "./error-message.ts";
export { errorsFromZod } from "./errors-from-zod.ts";
export { type ParseOutcome, parseContract, requireContract } from "./parse-contract.ts";
