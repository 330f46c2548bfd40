import { createGuard } from "@beleg/core";
import type { CriteriaResult } from "@beleg/core/contracts";
import { expect, it } from "vitest";
import { describeDecision } from "./describe-decision.ts";

const sources = "The harbour bridge opened in 1932.";
const PRICE = { id: "price", text: "mentions the price" };

async function described(criteria: CriteriaResult): Promise<string> {
  const guard = createGuard({ sources, criteria: [PRICE], criteriaJudge: { run: async () => criteria } });
  return describeDecision(await guard.check(sources), { locale: "en", hasReader: true });
}

it("names a criterion that is not met", async () => {
  const counts = { met: 0, not_met: 1, unclear: 0 };
  const items = [{ ...PRICE, state: "not_met" as const, quote: null }];
  expect(await described({ status: "ok", counts, items, model: "m" })).toBe(`FAIL  1 criterion is not met
1 of 1 claim confirmed

Criteria
  not met  mentions the price

Next: add what the criteria ask for and check again.`);
});

it("names a criterion that nobody could judge", async () => {
  const counts = { met: 0, not_met: 0, unclear: 1 };
  const items = [{ ...PRICE, state: "unclear" as const, quote: null, reason: "left_out" as const }];
  expect(await described({ status: "incomplete", counts, items, model: "m" })).toBe(
    "INCOMPLETE  1 of 1 criteria are unclear\n\nCriteria\n  unclear  mentions the price",
  );
});
