import { expect, it } from "vitest";
import type { Claim } from "../../contracts/index.ts";
import type { ClaimJudge } from "./claim-judge.ts";
import { createFactualityAgent } from "./factuality-agent.ts";
import { embeddedFactuality } from "./index.ts";

const input = {
  article_text: "The bridge is 420 metres long. The mayor signed the contract on Friday.",
  summary_text: "The bridge is 240 metres long. The mayor signed the contract on Friday.",
};

it("tells every claim once, with its final verdict", async () => {
  const heard: Claim[] = [];
  const totals = new Set<number>();
  const onClaim = (claim: Claim, total: number) => {
    heard.push(claim);
    totals.add(total);
  };
  const { details } = await createFactualityAgent(embeddedFactuality).run(input, { onClaim });
  expect(heard).toEqual(details.claims);
  expect([...totals]).toEqual([2]);
});

it("tells a claim while others still wait for their judge", async () => {
  const { judge: embedded } = embeddedFactuality;
  let heardFirst = () => {};
  const first = new Promise<void>((resolve) => {
    heardFirst = resolve;
  });
  const judge: ClaimJudge = {
    origin: embedded.origin,
    batchSize: 1,
    async judge(request) {
      if (request.claims[0]?.claim.text.includes("bridge")) await first;
      return embedded.judge(request);
    },
  };
  const labels: string[] = [];
  const onClaim = ({ text, label }: Claim) => {
    labels.push(`${text.split(" ")[1]} ${label}`);
    heardFirst();
  };
  // Ends only because the second claim was heard of before the first was judged.
  const { details } = await createFactualityAgent({ ...embeddedFactuality, judge }).run(input, { onClaim });
  expect(labels).toEqual(["mayor correct", "bridge incorrect"]);
  expect(details.claims.map(({ label }) => label)).toEqual(["incorrect", "correct"]);
});
