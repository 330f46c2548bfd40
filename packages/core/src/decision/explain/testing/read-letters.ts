import type { DecisionOutcome } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";

/** One labelled customer text of a file. */
export interface Letter {
  readonly language: Locale;
  readonly decision: DecisionOutcome;
  readonly text: string;
  readonly kind: "benign" | "leak" | "contradiction" | "request";
  /** What differs from the case of the corpora. */
  readonly record?: Partial<CaseRecord>;
}

/** Reads JSON lines; blank ones are passed over. */
export function readLetters(lines: string): Letter[] {
  return lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Letter);
}
