import { z } from "zod";
import { CriterionState } from "./criteria/index.ts";
import { Dimension, FindingDimension, Severity } from "./explainability.ts";
import { ClaimLabel } from "./factuality/claim-debug.ts";
import { ClaimCounts } from "./factuality/factuality-details.ts";
import { offset, unitInterval } from "./values/numbers.ts";

/** What became of a text: nothing speaks against it, something does, or nobody can say. */
export const CheckVerdict = z.enum(["passed", "blocked", "incomplete"]);
export type CheckVerdict = z.infer<typeof CheckVerdict>;

/** One claim in a few words: what it says, where, how it was judged, and by which words of which source. */
export const CompactClaim = z.strictObject({
  /** Its words; long ones are cut and end in an ellipsis, the place is always whole. */
  text: z.string(),
  /** Its place in the judged text, or that of its sentence. */
  start_char: offset,
  end_char: offset,
  label: ClaimLabel,
  /** The words that decide it, beside `uncertain` the nearest ones; cut like `text`. */
  quote: z.string().optional(),
  /** The source of the quote, where there are several. */
  source_id: z.string().optional(),
  /** Where the quote begins in its source. */
  quote_start: offset.optional(),
  /** What another source, or the same one elsewhere, says against a correct claim. */
  conflict: z.strictObject({ quote: z.string(), source_id: z.string().optional(), quote_start: offset }).optional(),
  /** What to do about it. */
  advice: z.string().optional(),
});
export type CompactClaim = z.infer<typeof CompactClaim>;

/** A finding on coherence or readability in a few words. */
export const CompactFinding = z.strictObject({
  dimension: FindingDimension,
  severity: Severity,
  message: z.string(),
  start_char: offset.optional(),
  end_char: offset.optional(),
  advice: z.string().optional(),
});
export type CompactFinding = z.infer<typeof CompactFinding>;

/** One of the caller's criteria in a few words. */
export const CompactCriterion = z.strictObject({
  id: z.string(),
  text: z.string(),
  state: CriterionState,
  /** The words of the judged text that decide it; cut like those of claims. */
  quote: z.string().optional(),
  quote_start: offset.optional(),
});
export type CompactCriterion = z.infer<typeof CompactCriterion>;

/** A check in a few words, for agents and logs: the verdict, every claim, the gravest findings on style. */
export const CompactResult = z.strictObject({
  verdict: CheckVerdict,
  /** Why it did not pass: `findings`, `criteria`, `style_findings`, `no_source`, or the code of a judge that broke or did not finish. */
  reason: z.string().optional(),
  /** The score of each judge; null where it gave none. */
  scores: z.partialRecord(Dimension, unitInterval.nullable()),
  /** Why a judge gave no score, or not one of the whole text: its status. */
  statuses: z.partialRecord(Dimension, z.string()).optional(),
  counts: ClaimCounts.optional(),
  claims: z.array(CompactClaim),
  /** Only where criteria were given. */
  criteria: z.array(CompactCriterion).optional(),
  findings: z.array(CompactFinding),
  /** How many findings on style were left out. */
  more_findings: z.int().min(1).optional(),
  /** Only where it was stored. */
  run_id: z.int().min(1).optional(),
});
export type CompactResult = z.infer<typeof CompactResult>;
