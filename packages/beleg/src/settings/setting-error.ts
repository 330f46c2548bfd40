import { type BelegError, belegErrorOf, type ErrorData, errorData, errorsFromZod } from "@beleg/core/contracts";
import type { z } from "zod";

/** The error of a setting that cannot be, in the words of the error table, with the place a person can go and change. */
export function settingError(place: string, failure: z.ZodError, given: unknown): BelegError {
  const [first] = errorsFromZod(failure.issues);
  const { path, ...what } = readable(first ?? errorData("invalid_input", {}), given);
  return belegErrorOf({ ...what, path: path === "" ? place : `${place}: ${path}` }, { cause: failure });
}

/** Flags and variables are texts: one that holds no number is shown as it was typed, not as NaN. */
function readable(error: ErrorData, given: unknown): ErrorData {
  if (error.code !== "not_finite" || typeof given !== "string") return error;
  return errorData("invalid_type", { expected: "number", received: JSON.stringify(given.slice(0, 40)) }, error.path);
}
