import { z } from "zod";

/** What a model is asked for. What it says is read field by field, with more patience. */
export const ExplanationForm = z.object({
  customer_explanation: z.string(),
  audit_explanation: z.string(),
  key_factors: z.array(z.string()),
  recommended_actions: z.array(z.string()),
});
