import type { DecidedBy, ErrorType, Origin, Passage } from "../../contracts/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import type { PaceOptions } from "../../ports/index.ts";
import type { Range } from "../../text/index.ts";
import type { ExtractedClaim } from "./claim-extractor.ts";
import type { ProposedLabel } from "./gate.ts";
import type { ProposedEvidence } from "./select-evidence.ts";
import type { SourceText } from "./source-text.ts";

/** A claim with the passages a judge may quote from. */
export interface ClaimToJudge {
  readonly claim: ExtractedClaim;
  readonly passages: readonly Passage[];
  /** The language the claim is read in. */
  readonly language: LanguagePack;
}

interface JudgeRequest extends PaceOptions {
  readonly source: SourceText;
  readonly claims: readonly ClaimToJudge[];
  readonly language: LanguagePack;
  readonly sample?: number | undefined;
}

/** What a judge proposes for one claim. Nothing in it is believed before the evidence is checked. */
export type ProposedVerdict =
  | {
      readonly status: "ok";
      readonly label: ProposedLabel;
      readonly confidence: number;
      readonly error_type: ErrorType | null;
      /** The passages that the judge was shown in the place of the claim's own. */
      readonly passages?: readonly Passage[] | undefined;
      /** Index among the passages; anything that is no such index counts as none. */
      readonly selected_evidence_index: unknown;
      readonly evidence_quote: unknown;
      /** False when the quote does not cover what the claim says. */
      readonly coverage_ok: boolean;
      readonly coverage_note: string | null;
      /** The words of the claim that are wrong, as offsets into its text, where the judge knows them. */
      readonly place?: Range | undefined;
      /** A passage that contradicts a claim another one proves. */
      readonly conflict?: ProposedEvidence | undefined;
      /** Which of several judges says so; undefined where there is one. */
      readonly decided_by?: DecidedBy | undefined;
      readonly raw?: string | undefined;
    }
  | { readonly status: "failed"; readonly code: string; readonly detail: string; readonly raw?: string | undefined };

/**
 * The port every back end implements: the embedded rules, a local verifier, a language model, or several in turn.
 * Answers one verdict per claim, in order. Never throws.
 */
export interface ClaimJudge {
  readonly origin: Origin;
  /** How many claims one call of `judge` should carry. */
  readonly batchSize: number;
  judge(request: JudgeRequest): readonly ProposedVerdict[] | Promise<readonly ProposedVerdict[]>;
}
