import { describe, expect, test } from "vitest";
import type { ClaimLabel, ClaimTruth, LabelledSource } from "../contracts/index.ts";
import { type Random, seededRandom } from "../evaluation/index.ts";
import { judgeTrust } from "../judges/factuality/index.ts";
import { type JudgedSource, measureTrust } from "./measure-trust.ts";

const TRUTHS: readonly ClaimTruth[] = ["supported", "contradicted", "unsupported"];
const usage = { calls: 0, input_tokens: 0, output_tokens: 0 };

/** A judge that knows the labels and is wrong as often as it is told, the surer the less. */
function oracle(random: Random, errors: number, sources = 120): JudgedSource[] {
  return Array.from({ length: sources }, (_, at) => {
    const truths = Array.from({ length: 10 }, (_, claim) => TRUTHS[(claim + at) % 3]!);
    const labelled: LabelledSource = {
      id: `s${at}`,
      lang: at % 2 === 0 ? "en" : "de",
      source: "A source.",
      claims: truths.map((label, claim) => ({ text: `Claim ${claim}`, label, type: "OTHER", span: "", quote: "" })),
    };
    const claims = truths.map((truth) => {
      const confidence = Math.round(random() * 10) / 10;
      const isWrong = random() < errors * 2 * (1 - confidence);
      return { label: isWrong ? OTHER[truth] : RIGHT[truth], confidence, quote_agrees: null };
    });
    return { labelled, answer: { status: "ok", claims, usage } };
  });
}

const RIGHT = { supported: "correct", contradicted: "incorrect", unsupported: "uncertain" } satisfies Record<
  ClaimTruth,
  ClaimLabel
>;
const OTHER = { supported: "incorrect", contradicted: "correct", unsupported: "correct" } satisfies Record<
  ClaimTruth,
  ClaimLabel
>;

/** How often an oracle with this share of errors is right where it says this. */
const precisionOf = {
  correct: (errors: number) => (1 - errors) / (1 + errors),
  incorrect: (errors: number) => 1 - errors,
};

describe("the record of a judge", () => {
  test("holds the planted precision in at least 95 of 100 runs", () => {
    const held = { correct: 0, incorrect: 0 };
    for (let seed = 0; seed < 100; seed += 1) {
      const [de] = measureTrust(oracle(seededRandom(seed), 0.1));
      for (const label of ["correct", "incorrect"] as const) {
        const { low, high } = de![label].right;
        const planted = precisionOf[label](0.1);
        if (low! <= planted && planted <= high!) held[label] += 1;
      }
    }
    expect(held.correct).toBeGreaterThanOrEqual(95);
    expect(held.incorrect).toBeGreaterThanOrEqual(95);
  });

  test("counts kinds, what stayed open and what failed", () => {
    const [one, ...rest] = oracle(seededRandom(1), 0);
    const broken: JudgedSource = { ...one!, answer: { status: "failed", claims: [], usage } };
    const record = measureTrust([broken, ...rest]).find(({ lang }) => lang === "en")!;
    expect(record.claims).toBe(600);
    expect(record.failed).toBe(10);
    expect(record.correct.right.rate).toBe(1);
    expect(record.kinds.map(({ label, n }) => [label, n])).toContainEqual(["supported", 200]);
    expect(record.kinds.reduce((sum, { n }) => sum + n, 0)).toBe(600);
  });

  test("is calibrated on sources that the calibration has not seen", () => {
    const errors: number[] = [];
    for (let seed = 0; seed < 20; seed += 1) {
      const [, en] = measureTrust(oracle(seededRandom(seed), 0.1, 450));
      const { before, after } = en!.calibration_error;
      expect(before).toBeGreaterThan(after!);
      errors.push(after!);
    }
    expect(errors.reduce((sum, one) => sum + one, 0) / errors.length).toBeLessThanOrEqual(0.05);
  });
});

describe("a judge with a record", () => {
  const profile = (errors: number, sources = 450) => ({
    profile: 1 as const,
    judge: { origin: "model" as const, model: "m", verifier: "none", prompt_version: "1", version: "1" },
    data: { name: "d", sha256: "0".repeat(64), sources, claims: sources * 10 },
    languages: measureTrust(oracle(seededRandom(3), errors, sources)),
    usage,
  });

  test("gives no verdict of a kind that was wrong too often, however sure it is", () => {
    const record = judgeTrust(profile(0.1), 0.9).recordOf("en")!;
    expect(record("correct", 1)).toMatchObject({ isTrusted: false });
  });

  test("keeps verdicts that were right often enough, with the confidence they deserve", () => {
    const record = judgeTrust(profile(0.02), 0.9).recordOf("en")!;
    const sure = record("incorrect", 1)!;
    expect(sure.isTrusted).toBe(true);
    expect(sure.confidence).toBeGreaterThan(0.95);
  });

  test("says nothing of a language it was not measured in", () => {
    const trust = judgeTrust(profile(0.1), 0.9);
    expect(trust.recordOf("es")).toBeUndefined();
    expect(trust.noteOf({ code: "es" })).toBeUndefined();
    expect(trust.noteOf({ code: "de" })).toMatchObject({ lang: "de", min_precision: 0.9 });
  });

  test("a handful of verdicts decides nothing unless they were plainly wrong", () => {
    const few = profile(0, 4);
    expect(judgeTrust(few, 0.9).recordOf("en")!("correct", 0.9)).toBeUndefined();
    const bad = few.languages.map((one) => ({
      ...one,
      correct: { right: { hits: 1, n: 10, rate: 0.1, low: 0.01, high: 0.46 }, calibration: [] },
    }));
    const record = judgeTrust({ ...few, languages: bad }, 0.9).recordOf("en")!;
    expect(record("correct", 0.9)).toMatchObject({ isTrusted: false });
  });
});
