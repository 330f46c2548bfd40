import { z } from "zod";
import { AgentResult } from "../explainability.ts";
import { LocaleName } from "../values/locale-name.ts";
import { identifier } from "../values/text.ts";

/** Where the customer text comes from; `human` only after a reviewer wrote a new one. */
export const ExplanationSource = z.enum(["model", "template", "safe_template", "error", "human"]);
export type ExplanationSource = z.infer<typeof ExplanationSource>;

/** One reason for an adverse decision, in the customer's and in the auditor's words. */
export const DecisionReason = z.strictObject({
  code: identifier,
  customer_text: z.string().min(1),
  audit_text: z.string().min(1),
});
export type DecisionReason = z.infer<typeof DecisionReason>;

/** What the customer filter said about the model's text, by rule id. */
export const FilterOutcome = z.strictObject({
  status: z.enum(["passed", "blocked", "not_run"]),
  rule_ids: z.array(identifier),
});
export type FilterOutcome = z.infer<typeof FilterOutcome>;

/** How the judges of this system rate the two texts; null where a judge did not run. */
export const ExplanationQuality = z.strictObject({
  audit_factuality: AgentResult.nullable(),
  customer_readability: AgentResult.nullable(),
});
export type ExplanationQuality = z.infer<typeof ExplanationQuality>;

/** What had to be done to the audit prose so that it is complete and agrees with the record. */
export const AuditCheck = z.strictObject({
  /** Values of the prose that the record contradicts: what stood there and what stands there now (null: cut out). */
  corrections: z.array(z.strictObject({ element: identifier, found: z.string(), replaced_by: z.string().nullable() })),
  /** Required elements the prose lacked. */
  appended: z.array(identifier),
});
export type AuditCheck = z.infer<typeof AuditCheck>;

/** One line of the technical record beside the audit text; a key with several values has several lines. */
export const AuditRow = z.strictObject({ key: identifier, label: z.string().min(1), value: z.string().min(1) });
export type AuditRow = z.infer<typeof AuditRow>;

/** The two explanations of a decision: for the person affected, and for the auditor. */
export const ExplanationResult = z.strictObject({
  /** Simple, at most three sentences, nothing internal. */
  customer_explanation: z.string().min(1),
  /** The letter that is sent: which payment, the text above, reasons, next step, how to object. Older ones have none. */
  customer_message: z.string().min(1).optional(),
  /** Four to six sentences of prose with every fact of the record. */
  audit_explanation: z.string().min(1),
  /** The same record as a table, in the language of the texts. */
  audit_record: z.array(AuditRow).optional(),
  key_factors: z.array(z.string().min(1)).default([]),
  recommended_actions: z.array(z.string().min(1)).default([]),
  /** One to four for an adverse decision, none otherwise. */
  reasons: z.array(DecisionReason).max(4).default([]),
  next_step: z.string().min(1).nullable().default(null),
  contact: z.string().min(1).nullable().default(null),
  explanation_source: ExplanationSource,
  filter: FilterOutcome,
  audit_check: AuditCheck.optional(),
  quality: ExplanationQuality.optional(),
  locale: LocaleName.optional(),
  /** Which transaction it explains, when that is known. */
  transaction_id: identifier.optional(),
  /** The row's own id, handed through. */
  id: z.union([z.string(), z.number()]).optional(),
  /** Which style an A/B test chose. */
  variant: z.string().min(1).optional(),
});
export type ExplanationResult = z.output<typeof ExplanationResult>;
