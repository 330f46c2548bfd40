import { z } from "zod";
import { DecisionOutcome } from "./transaction.ts";

const condition = z.string().min(1).max(300);

/** How grave a rule is for the bank; it orders what people look at and changes no decision. */
export const PolicySeverity = z.enum(["low", "medium", "high"]);
export type PolicySeverity = z.infer<typeof PolicySeverity>;

/** A rule of a policy: when all its conditions hold, it asks for its action. */
export const PolicyRule = z.strictObject({
  /** Conditions that must all hold: `amount > 2 x usual_amount`, `device new`, or the name of a signal. */
  when: z.array(condition).max(20),
  /** Conditions of which `at_least` must hold besides. */
  of: z.array(condition).max(20).optional(),
  at_least: z.int().min(1).max(20).optional(),
  /** Null only notes the case. */
  action: DecisionOutcome.nullable(),
  severity: PolicySeverity.optional(),
  /** A person looks at the case, whatever is decided. */
  review: z.boolean().optional(),
  /** The sentence of the text that carries this rule, word for word. */
  quote: z.string().min(1).optional(),
});
export type PolicyRule = z.infer<typeof PolicyRule>;

/** A written policy: its words for people and for retrieval, its rules for the arbiter. */
export const Policy = z.strictObject({
  policy_id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/),
  title: z.string().min(1),
  text: z.string().min(1),
  /** Empty for a policy in words only: it then matches by relevance alone. */
  rules: z.array(PolicyRule).max(100).default([]),
});
export type Policy = z.output<typeof Policy>;
