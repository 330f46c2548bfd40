import type { Verifier } from "@beleg/core";
import type { TrustProfile } from "@beleg/core/contracts";
import { trustSentences } from "@beleg/core/judges";
import { describe, expect, test } from "vitest";
import { check } from "../check.ts";
import { createGuard } from "../create-guard.ts";
import { openTextChecker } from "../open-text-checker.ts";
import { judgeIdentity } from "../record/judge-identity.ts";

const SOURCE =
  "After a long winter the old harbour bridge was opened again by Mayor Dahl on Monday. Ferries keep running.";
const PARAPHRASE = "On Monday by the harbour Mayor Dahl again opened the old bridge.";
const VERBATIM = "Ferries keep running.";

/** Takes every passage that shares a word with the claim for a support. */
const verifier: Verifier = {
  name: "own@1",
  score: async (claim, passages) =>
    passages.map((passage) => {
      const supported = claim.split(/\W+/).some((word) => word.length > 4 && passage.includes(word)) ? 0.97 : 0.02;
      return { supported, contradicted: 0, unsupported: 1 - supported };
    }),
};

const right = (hits: number, n: number) => ({
  right: { hits, n, rate: hits / n, low: Math.max(0, hits / n - 0.05), high: Math.min(1, hits / n + 0.05) },
  calibration: [],
});
const none = { hits: 0, n: 0, rate: null, low: null, high: null };
const profile: TrustProfile = {
  profile: 1,
  judge: judgeIdentity("none", "own@1"),
  data: { name: "own", sha256: "a".repeat(64), sources: 1, claims: 460 },
  languages: [
    {
      lang: "en",
      claims: 460,
      correct: right(400, 412),
      incorrect: right(30, 40),
      confirmed: none,
      found: none,
      open: none,
      failed: 0,
      evidence: none,
      calibration_error: { n: 0, before: null, after: null },
      kinds: [],
      deciders: [
        { decided_by: "rules", correct: right(380, 380), incorrect: right(30, 40) },
        { decided_by: "verifier", correct: right(20, 32), incorrect: right(0, 1) },
      ],
    },
  ],
  usage: { calls: 0, input_tokens: 0, output_tokens: 0 },
};

describe("a verifier that a program brings", () => {
  const input = { article_text: SOURCE, summary_text: `${PARAPHRASE} ${VERBATIM}` };
  const options = { dimensions: ["factuality"], language: "en" } as const;
  const labels = ({ factuality }: Awaited<ReturnType<typeof check>>) =>
    (factuality?.details.claims ?? []).map(({ label, decided_by }) => [label, decided_by]);

  test("decides what the rules leave open, for one text, for many and for the guard", async () => {
    expect(labels(await check(input, options))).toEqual([
      ["uncertain", undefined],
      ["correct", undefined],
    ]);
    const both = [
      ["correct", "verifier"],
      ["correct", "rules"],
    ];
    expect(labels(await check(input, { ...options, verifier }))).toEqual(both);
    const checker = await openTextChecker({ verifier });
    expect(labels(await checker.check(input, options))).toEqual(both);
    await checker.close();
    const guard = createGuard({ sources: SOURCE, verifier, onUnverified: "block", language: "en" });
    expect(await guard.check(PARAPHRASE)).toMatchObject({ verdict: "passed" });
    expect(await guard.check(PARAPHRASE)).not.toHaveProperty("trust");
    expect(await createGuard({ sources: SOURCE, onUnverified: "block" }).check(PARAPHRASE)).toMatchObject({
      verdict: "blocked",
    });
  });

  test("that was wrong too often in its record loses its verdicts, the rules keep theirs", async () => {
    const result = await check(input, { ...options, verifier, trust: profile });
    expect(result.factuality?.details.claims).toMatchObject([
      { label: "uncertain", uncertain_reason: "below_trust", error_type: null },
      { label: "correct", decided_by: "rules" },
    ]);
    expect(labels(await check(input, { ...options, verifier, trust: profile, minPrecision: 0.5 }))[0]).toEqual([
      "correct",
      "verifier",
    ]);
    const guard = createGuard({ sources: SOURCE, verifier, trust: profile, onUnverified: "drop", language: "en" });
    const decision = await guard.check(`${VERBATIM} ${PARAPHRASE}`);
    expect(decision).toMatchObject({ verdict: "passed", text: `${VERBATIM} `, trust: { correct: { n: 412 } } });
    expect(trustSentences(decision.trust, { correct: 1, incorrect: 0, withheld: 1 }, "de")).toEqual([
      "`correct`: Dieser Prüfer lag bei 97 % (92–100) von 412 solchen Urteilen richtig.",
      expect.stringContaining("Zurückgenommene Urteile, die als unsicher gelten: 1."),
    ]);
    const stream = guard.stream([`${VERBATIM} `, PARAPHRASE]);
    for await (const { label } of stream) expect(["correct", "uncertain"]).toContain(label);
    expect(await stream.decision).toMatchObject({ trust: { lang: "en" } });
  });

  test("has no record where it is that of another judge, and one that is none is refused", async () => {
    const other = { ...profile, judge: judgeIdentity("none", "own@2") };
    const { factuality } = await check(input, { ...options, verifier, trust: other });
    expect(factuality?.details.trust).toBeUndefined();
    expect(factuality?.details.claims[0]?.label).toBe("correct");
    const broken = { ...profile, languages: "all" } as unknown as TrustProfile;
    await expect(check(input, { ...options, verifier, trust: broken })).rejects.toThrow(/languages/);
  });

  test("of a folder that holds none is said before the first text", async () => {
    await expect(openTextChecker({ verifier: "/nowhere" })).rejects.toMatchObject({
      code: expect.stringMatching(/^(invalid_config|file_not_found)$/),
    });
  });
});

test("a record of the embedded judge counts on threads too", async () => {
  const trust: TrustProfile = {
    ...profile,
    judge: judgeIdentity("none"),
    languages: profile.languages.map((one) => ({ ...one, deciders: undefined, correct: right(10, 40) })),
  };
  const checker = await openTextChecker({ trust, threads: 1 });
  const { factuality } = await checker.check(
    { article_text: SOURCE, summary_text: VERBATIM },
    { dimensions: ["factuality"], language: "en" },
  );
  expect(factuality?.details.claims[0]).toMatchObject({ label: "uncertain", uncertain_reason: "below_trust" });
  await checker.close();
});
