import type { ClaimLabel, DecidedBy } from "../contracts/index.ts";
import type { ModelUsage } from "../ports/index.ts";

/** What a judge said of one labelled claim. */
export interface ClaimAnswer {
  readonly label: ClaimLabel;
  readonly confidence: number | null;
  /** Whether its quote overlaps the words the annotator named; null where one of the two is missing. */
  readonly quote_agrees: boolean | null;
  /** Who had the last word, where several judges share the work. */
  readonly decided_by?: DecidedBy | undefined;
}

/** What a judge said of all claims of one source, in their order. */
export interface LabelledAnswer {
  readonly status: "ok" | "failed";
  readonly claims: readonly ClaimAnswer[];
  readonly usage: ModelUsage;
  readonly error?: { readonly code: string } | undefined;
}
