import { z } from "zod";
import { identifier } from "../values/text.ts";
import { DecisionOutcome } from "./transaction.ts";

/** A condition of a policy that can be checked: when all these signals are raised, it asks for this action. */
export const PolicyRule = z.strictObject({
  when: z.array(identifier).min(1),
  action: DecisionOutcome.nullable(),
});
export type PolicyRule = z.infer<typeof PolicyRule>;

/** A written policy: its words for people and for retrieval, its rules for the arbiter. */
export const Policy = z.strictObject({
  policy_id: z.string().regex(/^FP-\d{2,4}$/),
  title: z.string().min(1),
  text: z.string().min(1),
  /** Empty for a policy in words only: it then matches by relevance alone. */
  rules: z.array(PolicyRule).default([]),
});
export type Policy = z.output<typeof Policy>;
