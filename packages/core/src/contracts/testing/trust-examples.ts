const rate = { hits: 27, n: 30, rate: 0.9, low: 0.7232, high: 0.9738 };
const none = { hits: 0, n: 0, rate: null, low: null, high: null };

/** Valid examples of the contracts of trust. */
export const trustExamples = {
  LabelledSource: [
    {
      id: "en-1",
      lang: "en",
      domain: "news",
      source: "The bridge cost 40 million euros.",
      claims: [
        { text: "The bridge cost 40 million euros.", label: "supported", type: "COPY", span: "", quote: "40 million" },
        {
          text: "The bridge cost 90 million euros.",
          label: "contradicted",
          type: "NUMBER",
          span: "90 million",
          quote: "40 million",
          pair: 1,
        },
      ],
    },
  ],
  ScoreRecord: [
    {
      record: 1,
      task: "rerank",
      judge: { origin: "embedded", model: "none", verifier: "none", prompt_version: "none", version: "0.1.0" },
      data: { name: "queries.jsonl", sha256: "b".repeat(64), rows: 40 },
      n: 40,
      metrics: { ndcg_at_10: { value: 0.51, ci_lower: 0.44, ci_upper: 0.58 } },
      collapse: null,
    },
  ],
  TrustProfile: [
    {
      profile: 1,
      judge: { origin: "embedded", model: "none", verifier: "none", prompt_version: "none", version: "0.1.0" },
      data: { name: "beleg", sha256: "a".repeat(64), sources: 10, claims: 100 },
      languages: [
        {
          lang: "en",
          claims: 100,
          correct: { right: rate, calibration: [{ confidence: 0.95, right: 0.875 }] },
          incorrect: { right: none, calibration: [] },
          confirmed: rate,
          found: rate,
          open: rate,
          failed: 0,
          evidence: rate,
          calibration_error: { n: 15, before: 0.1, after: 0.02 },
          kinds: [{ type: "NUMBER", label: "contradicted", n: 3, correct: 0, incorrect: 1, uncertain: 2, failed: 0 }],
        },
      ],
      usage: { calls: 0, input_tokens: 0, output_tokens: 0 },
    },
  ],
};
