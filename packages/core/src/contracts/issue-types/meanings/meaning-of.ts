import type { FindingDimension } from "../../finding-enums.ts";
import { COHERENCE_MEANINGS } from "./coherence.ts";
import { CRITERIA_MEANINGS } from "./criteria.ts";
import { FACTUALITY_MEANINGS } from "./factuality.ts";
import type { Meanings } from "./meanings.ts";
import { READABILITY_MEANINGS } from "./readability.ts";

const MEANINGS: Readonly<Record<FindingDimension, Meanings<string>>> = {
  factuality: FACTUALITY_MEANINGS,
  coherence: COHERENCE_MEANINGS,
  readability: READABILITY_MEANINGS,
  criteria: CRITERIA_MEANINGS,
};

/** What an issue type means, in every language; undefined for a type of another producer. */
export function meaningOf(dimension: FindingDimension, type: string): Meanings<string>[string] | undefined {
  const rows = MEANINGS[dimension];
  return Object.hasOwn(rows, type) ? rows[type] : undefined;
}
