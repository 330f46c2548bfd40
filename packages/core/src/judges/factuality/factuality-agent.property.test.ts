import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AgentResult, FactualityDetails } from "../../contracts/index.ts";
import type { ClaimExtractor } from "./claim-extractor.ts";
import type { ClaimJudge, ProposedVerdict } from "./claim-judge.ts";
import { createFactualityAgent } from "./factuality-agent.ts";

const article =
  'The mayor of Lund, Eva Holm, opened the bridge on 3 May 2021. It cost 4.5 million euros — "not a cent more", she said. ' +
  "Engineers had warned of cracks. The bridge carries 12,000 cars a day.It replaces a ferry. 👩‍🚀 waved.\nNobody was hurt.";
const elsewhere = [
  "The ferry sank in 1999.",
  "12,00",
  "Hol",
  "5 million",
  "open",
  "  ",
  "",
  "it was",
  "👩",
  "\ud83d",
  "EVA HOLM",
];

/** A quote as a judge may forge it: real, cut at random, restyled, or from elsewhere. */
const quote = fc.oneof(
  fc.tuple(fc.nat(article.length), fc.nat(60)).map(([from, length]) => article.slice(from, from + length)),
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "Eva Holm, opened the bridge",
      "It cost 4.5 million euros",
      "The bridge carries 12,000 cars a day",
      "ferry",
    ),
  },
  fc.constantFrom(...elsewhere),
  fc.constantFrom("“not a cent more”", "4.5  million euros - 'not", "Eva\u00a0Holm", "**Engineers** had warned"),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(null, 7, true, {}),
);
const verdict: fc.Arbitrary<ProposedVerdict> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      status: fc.constant("ok" as const),
      label: fc.constantFrom("correct" as const, "incorrect" as const, "uncertain" as const),
      confidence: fc.oneof(fc.double({ min: -2, max: 3 }), fc.constant(Number.NaN)),
      error_type: fc.constantFrom("NUMBER", "NAME", null),
      selected_evidence_index: fc.oneof(
        fc.nat(1),
        fc.integer({ min: -3, max: 8 }),
        fc.constantFrom("0", null, 0.5, Number.NaN, -0),
      ),
      evidence_quote: quote,
      coverage_ok: fc.boolean(),
      coverage_note: fc.constant(null),
    }),
  },
  fc.constant({ status: "failed" as const, code: "timeout", detail: "too slow" }),
);

const extractor: ClaimExtractor = {
  extract: ({ summary: { sentences } }) => ({
    status: "ok",
    claims: sentences.map(({ text, start_char: start, end_char: end, index }) => ({
      text,
      start_char: start,
      end_char: end,
      sentence_index: index,
    })),
  }),
};
const summary = "Eva Holm opened the bridge. It cost 5 million euros. The bridge carries cars. A ferry sank.";

describe("the evidence gate under forged answers", () => {
  it("holds for 10,000 generated answers: no verdict without a verbatim quote inside the selected passage", async () => {
    let verdicts = 0;
    let quoted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(verdict, { minLength: 3, maxLength: 6 }), async (answers) => {
        let passages: readonly (readonly { start_char: number; end_char: number }[])[] = [];
        const judge: ClaimJudge = {
          origin: "model",
          batchSize: 8,
          judge: ({ claims }) => {
            passages = claims.map((claim) => claim.passages);
            return answers;
          },
        };
        const agent = createFactualityAgent({ origin: "model", extractor, judge, estimateError: () => 0.5 });
        const result = await agent.run({ article_text: article, summary_text: summary }, { retries: 0, debug: true });
        AgentResult.parse(result);
        FactualityDetails.parse(result.details);
        const { claims, counts } = result.details;
        expect(counts.correct + counts.incorrect + counts.uncertain + counts.failed).toBe(claims.length);
        // The source says 4.5 million: no quote can make it 5.
        expect(claims[1]?.label).not.toBe("correct");
        claims.forEach((claim, at) => {
          verdicts += 1;
          expect(claim.evidence_found).toBe(claim.evidence !== null);
          if (claim.label !== "correct" && claim.label !== "incorrect") return;
          const { evidence } = claim;
          if (evidence === null) throw new Error("a verdict without a quote");
          quoted += 1;
          expect(evidence.text.trim()).not.toBe("");
          expect(article.slice(evidence.start_char, evidence.end_char)).toBe(evidence.text);
          const passage = passages[at]![claim.selected_evidence_index]!;
          expect(evidence.start_char).toBeGreaterThanOrEqual(passage.start_char);
          expect(evidence.end_char).toBeLessThanOrEqual(passage.end_char);
        });
      }),
      { numRuns: 4000, seed: 4 },
    );
    console.log(
      `${verdicts} answers through the gate, ${quoted} verdicts, each with a quote that stands in its passage`,
    );
    expect(verdicts).toBeGreaterThanOrEqual(10_000);
    // The property would be empty if forged answers never got through.
    expect(quoted).toBeGreaterThan(300);
  });
});
