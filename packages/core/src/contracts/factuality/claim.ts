import { z } from "zod";
import { ErrorType } from "../issue-types/index.ts";
import { count, offset, unitInterval } from "../values/numbers.ts";
import { addError, betweenFields } from "../values/own-error.ts";
import { filledText, identifier } from "../values/text.ts";
import { ClaimDebug, ClaimLabel, UncertainReason } from "./claim-debug.ts";
import { DecidedBy } from "./decided-by.ts";
import { EvidenceQuote } from "./evidence-quote.ts";

/** One checkable statement of the judged text with its verdict and the words of the source that carry it. */
export const Claim = z
  .strictObject({
    id: identifier,
    text: filledText,
    /** The claim's own place in the judged text; null when only its sentence is known. */
    start_char: offset.nullable(),
    end_char: offset.nullable(),
    sentence_index: count,
    label: ClaimLabel,
    /** Set exactly where the label is `uncertain`. */
    uncertain_reason: UncertainReason.nullable(),
    /** Null for a failed claim: nothing was judged. */
    confidence: unitInterval.nullable(),
    /** What kind of detail is wrong. */
    error_type: ErrorType.nullable(),
    /** The passage the quote was cut from; -1 when there is none. */
    selected_evidence_index: z.int().min(-1),
    evidence_found: z.boolean(),
    /** The words that decide the label; of an uncertain claim the nearest passage. */
    evidence_quote: z.string().nullable(),
    evidence: EvidenceQuote.nullable(),
    /** Words of a source that contradict a correct claim: the source, or one of several, says something else too. */
    conflict: EvidenceQuote.optional(),
    /** Who had the last word; absent where one judge judges alone, and for a failed claim. */
    decided_by: DecidedBy.optional(),
    debug: ClaimDebug.optional(),
  })
  .superRefine(
    betweenFields((claim, context) => {
      const { start_char, end_char, evidence } = claim;
      if ((start_char === null) !== (end_char === null)) addError(context, "missing_field", {}, ["end_char"]);
      if (start_char !== null && end_char !== null && end_char < start_char) {
        addError(context, "span_reversed", {}, ["end_char"]);
      }
      const found = claim.evidence_found;
      const agree =
        found === (evidence !== null) &&
        found === claim.selected_evidence_index >= 0 &&
        claim.evidence_quote === (evidence?.text ?? null);
      if (!agree) addError(context, "evidence_inconsistent", {}, ["evidence_found"]);
      const reason = claim.uncertain_reason;
      if ((claim.label === "uncertain") !== (reason !== null) || (reason === "nothing_found" && found)) {
        addError(context, "uncertain_reason_inconsistent", {}, ["uncertain_reason"]);
      }
      if (claim.label === "incorrect" && !found) addError(context, "verdict_without_quote", {}, ["label"]);
    }),
  );
export type Claim = z.infer<typeof Claim>;
