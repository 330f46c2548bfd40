import type { DecisionOutcome } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";

/** One customer text of a corpus: the language it must be in, the decision it explains, the words. */
export interface CorpusText {
  readonly locale: Locale;
  readonly decision: DecisionOutcome;
  readonly text: string;
  /** What makes it leak; empty for a benign text. */
  readonly kind: string;
}

/** Short letters for the four decisions keep the tables readable. */
const DECISIONS = { a: "APPROVE", c: "CHALLENGE", b: "BLOCK", e: "ESCALATE_TO_HUMAN" } as const;

/** Reads a table of lines `b keyword | text`; blank lines and lines that start with `#` are passed over. */
export function readCorpus(locale: Locale, table: string): CorpusText[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const bar = line.indexOf("|");
      const [letter = "", kind = ""] = line.slice(0, bar).trim().split(/\s+/);
      return {
        locale,
        decision: DECISIONS[letter as keyof typeof DECISIONS],
        kind,
        text: line.slice(bar + 1).trim(),
      };
    });
}
