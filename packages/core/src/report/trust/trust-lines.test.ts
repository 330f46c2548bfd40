import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "../../locales/index.ts";
import type { ReportCase } from "../formats/report-case.ts";
import { trustLines } from "./trust-lines.ts";

const rate = (hits: number, n: number) => ({ hits, n, rate: hits / n, low: 0.884, high: 0.961 });
const trust = {
  judge: { origin: "model", model: "ollama/small", verifier: "none", prompt_version: "1", version: "0.1.0" },
  lang: "en",
  min_precision: 0.9,
  correct: rate(384, 412),
  incorrect: rate(4, 5),
};
const lines = (labels: readonly string[], note: object | undefined, locale: Locale = "en") => {
  const claims = labels.map((label, at) =>
    label === "below_trust"
      ? { id: `c${at}`, label: "uncertain", uncertain_reason: label }
      : { id: `c${at}`, label, uncertain_reason: null },
  );
  return trustLines({ agents: { factuality: { details: { claims, trust: note } } } } as unknown as ReportCase, locale);
};

describe("what a report says of its judge", () => {
  it("is how often such verdicts were right, for the kinds it gives", () => {
    expect(lines(["correct", "uncertain"], trust)).toEqual([
      "`correct`: this judge was right in 93 % (88–96) of 412 such verdicts.",
    ]);
    expect(lines(["incorrect"], trust)).toEqual([
      "`incorrect`: only 5 such verdicts of this judge were measured, too few to say.",
    ]);
    expect(lines(["uncertain"], trust)).toEqual([]);
  });

  it("is how many verdicts its record took back, where it gives none of them", () => {
    expect(lines(["below_trust", "below_trust"], trust)).toEqual([
      "Verdicts taken back and given as uncertain: 2. This judge was right in less than 90 % of such verdicts.",
    ]);
  });

  it("is that nobody has measured it, and how to", () => {
    expect(lines(["correct"], undefined)).toEqual([expect.stringMatching(/^Not measured here: .*`beleg trust`/)]);
    expect(lines(["failed"], undefined)).toEqual([]);
  });

  it.each(LOCALES)("has its figures in %s", (locale) => {
    const [right, taken] = lines(["correct", "below_trust"], trust, locale);
    expect(right).toMatch(/93 % \(88–96\).*412/);
    expect(taken).toMatch(/1.*90 %/);
  });
});
