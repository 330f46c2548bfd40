import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { trustExamples } from "../../packages/core/src/contracts/testing/trust-examples.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { openWorkbench, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const [profile] = trustExamples.TrustProfile;
const [english] = profile!.languages;
const rate = (hits: number, n: number) => ({
  hits,
  n,
  rate: hits / n,
  low: hits / n - 0.05,
  high: Math.min(1, hits / n + 0.05),
});
const model = {
  ...profile!,
  judge: { ...profile!.judge, origin: "model", model: "ollama/small", prompt_version: "factuality-5" },
  languages: [
    {
      ...english!,
      correct: { right: rate(310, 412), calibration: [] },
      incorrect: { right: rate(4, 5), calibration: [] },
      kinds: [
        { type: "<b>NUMBER</b>", label: "contradicted", n: 9, correct: 0, incorrect: 7, uncertain: 2, failed: 0 },
      ],
    },
    { ...english!, lang: "de" },
  ],
};
const measured = { measured_at: "2026-11-16T10:00:00Z", is_fresh: true };
const overview = {
  judge: "none",
  min_precision: 0.9,
  fewest_verdicts: 20,
  applies: true,
  items: [
    { profile, ...measured, is_current: true },
    { profile: model, ...measured, is_fresh: false, is_current: false },
  ],
  scores: [{ record: trustExamples.ScoreRecord[0], ...measured, is_current: true }],
};
const answered = (page: Page) => page.route("**/v1/trust", (route) => route.fulfill({ json: overview }));

describe("how far can I trust this", () => {
  it("says what to do while no judge was measured", async () => {
    const { page, close } = await workbench.open("/trust", { locale: "en" });
    await page.getByText("No judge has been measured yet").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it.each([1280, 390])("shows both judges side by side, and which verdicts are not given, at %i px", async (width) => {
    const { page, close } = await workbench.open("/trust", {
      locale: "en",
      viewport: { width, height: 900 },
      before: answered,
    });
    const row = page.getByRole("row").filter({ hasText: "Verdict “correct” was right" });
    await page.getByRole("main").getByRole("combobox").selectOption("en");
    const text = (await row.textContent())?.replaceAll(/\s+/g, " ");
    expect(text).toContain("90% (72% to 97%) of 30");
    const names = new Set(await page.locator(".cell-label").allTextContents());
    expect([...names]).toEqual(expect.arrayContaining(["Embedded judge", "ollama/small"]));
    expect([...names]).not.toContain("none");
    expect(text).toContain("75% (70% to 80%) of 412 below the limit");
    expect(await page.getByRole("row").filter({ hasText: "Verdict “incorrect”" }).textContent()).toContain(
      "too few to say",
    );
    expect(await page.getByText("<b>NUMBER</b>").count()).toBe(1);
    expect(await page.locator("main").textContent()).toContain("measured for another version");
    expect(await page.locator("main").textContent()).toContain("nDCG@10 0.51");
    expect(await axeViolations(page)).toEqual([]);
    const wider = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    expect(wider).toBe(0);
    await close();
  });
});
