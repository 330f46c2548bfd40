import { type BelegError, belegError } from "@beleg/core/contracts";
import { nearest } from "./nearest.ts";

/** The error for a verb that does not exist, with the nearest one as a guess. */
export function unknownVerb(given: string, names: readonly string[]): BelegError {
  const guess = nearest(given, names);
  return guess === undefined
    ? belegError("unknown_verb", { verb: given })
    : belegError("unknown_verb_guess", { verb: given, guess });
}
