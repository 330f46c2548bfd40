import type { ContractName } from "../json-schema/index.ts";

const quote = { text: "by 30 June", start_char: 12, end_char: 22, match: "exact" };
const deadline = { id: "deadline", text: "mentions the deadline" };
const amount = { id: "criterion-2", text: "mentions the amount" };

export const criteriaExamples = {
  Criterion: [deadline],
  CriteriaResult: [
    {
      status: "ok",
      counts: { met: 1, not_met: 1, unclear: 0 },
      items: [
        { ...deadline, state: "met", quote },
        { ...amount, state: "not_met", quote: null },
      ],
      model: "openai/judge",
    },
    {
      status: "failed",
      counts: { met: 0, not_met: 0, unclear: 1 },
      items: [{ ...deadline, state: "unclear", quote: null, reason: "not_judged" }],
      model: null,
      error: { code: "criteria_need_model", message: "criteria need a language model" },
    },
  ],
} satisfies Partial<Record<ContractName, readonly unknown[]>>;
