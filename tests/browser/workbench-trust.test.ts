import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TrustProfile } from "@beleg/core/contracts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judgeIdentity } from "../../packages/beleg/src/checker/record/judge-identity.ts";
import { keepProfile } from "../../packages/beleg/src/checker/record/profile-files.ts";
import { trustExamples } from "../../packages/core/src/contracts/testing/trust-examples.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { openWorkbench, type Workbench } from "../support/workbench.ts";

const home = mkdtempSync(join(tmpdir(), "beleg-workbench-trust-"));
let workbench: Workbench;
let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
  // Of this model's verdicts `incorrect` is right often enough, `correct` is not.
  const judge = judgeIdentity("openai/measured");
  const trust = {
    correct: { right: rate(310, 412), calibration: [] },
    incorrect: { right: rate(190, 200), calibration: [] },
  };
  await keepProfile(home, { ...profile!, judge, languages: [{ ...english!, ...trust }] } as TrustProfile);
  const env = { BELEG_MODEL: judge.model, OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-test", BELEG_HOME: home };
  workbench = await openWorkbench({ env });
});
afterAll(async () => {
  await workbench?.close();
  await server?.close();
  rmSync(home, { recursive: true, force: true });
});

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
      deciders: [
        {
          decided_by: "rules",
          correct: { right: rate(99, 100), calibration: [] },
          incorrect: { right: rate(4, 5), calibration: [] },
        },
        {
          decided_by: "model",
          correct: { right: rate(211, 312), calibration: [] },
          incorrect: { right: rate(0, 1), calibration: [] },
        },
      ],
      kinds: [
        { type: "<b>NUMBER</b>", label: "contradicted", n: 9, correct: 0, incorrect: 7, uncertain: 2, failed: 0 },
      ],
    },
    { ...english!, lang: "de" },
  ],
};
const scored = (task: string, status: string, top_share: number) => ({
  ...trustExamples.ScoreRecord[0]!,
  task,
  collapse: {
    status,
    n: 40,
    buckets: [{ label: "0.6–0.8", count: 40 * top_share }],
    top_bucket: "0.6–0.8",
    top_share,
    unique_values: 9,
    entropy: 0.5,
    raw: null,
  },
});
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
  scores: [
    { record: trustExamples.ScoreRecord[0], ...measured, is_current: true },
    { record: scored("coherence", "collapsed", 0.9), ...measured, is_current: true },
    { record: scored("readability", "ok", 0.4), ...measured, is_current: true },
  ],
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
    const row = page.getByRole("row").filter({ hasText: /Verdict “correct” was right(?!:)/ });
    await page.getByRole("main").getByRole("combobox").selectOption("en");
    const text = async () => (await row.textContent())?.replaceAll(/\s+/g, " ");
    await expect.poll(text).toContain("90% (72% to 97%) of 30");
    await expect.poll(text).toContain("75% (70% to 80%) of 412 below the limit");
    const names = await page.locator(".cell-label").allTextContents();
    expect(names).toEqual(expect.arrayContaining(["Embedded judge", "ollama/small"]));
    expect(names).not.toContain("none");
    await expect
      .poll(() =>
        page
          .getByRole("row")
          .filter({ hasText: /Verdict “incorrect” was right(?!:)/ })
          .textContent(),
      )
      .toContain("too few to say");
    const decided = async (name: string) =>
      (await page.getByRole("row").filter({ hasText: name }).textContent())?.replaceAll(/\s+/g, " ");
    await expect.poll(() => decided("Verdict “correct” was right: rules")).toMatch(/–.*99% \(94% to 100%\) of 100$/);
    await expect.poll(() => decided("Verdict “correct” was right: model")).toContain("of 312 below the limit");
    await page.getByRole("heading", { name: "The judge has collapsed" }).waitFor();
    await expect
      .poll(() => page.locator("main").textContent())
      .toContain("Of its 40 scores, 40% lie in one place: 0.6–0.8.");
    await expect.poll(() => page.getByText("<b>NUMBER</b>").count()).toBe(1);
    await expect.poll(() => page.locator("main").textContent()).toContain("measured for another version");
    await expect.poll(() => page.locator("main").textContent()).toContain("nDCG@10 0.51");
    expect(await axeViolations(page)).toEqual([]);
    const wider = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    expect(wider).toBe(0);
    await close();
  });
});

describe("the page of a run", () => {
  const sentences = ["The town opened a new bridge on Monday.", "The bridge cost 90 million euros."];
  const quotes = ["The town opened a new bridge on Monday.", "The bridge cost 40 million euros."];
  const verdict = (claim: number, label: string) => ({
    claim,
    label,
    confidence: 0.9,
    passage: 0,
    quote: quotes[claim],
    error_type: label === "incorrect" ? "NUMBER" : null,
    covers_claim: true,
  });
  const saved = async (summary_text: string, lang: string, article_text = quotes.join(" ")) => {
    const body = { article_text, summary_text, lang, dimensions: ["factuality"], store: true, locale: "en" };
    const { run_id } = (await workbench.api("POST", "/v1/check", body)) as { run_id: number };
    return run_id;
  };

  it("never shows a verdict that the judge's record takes back, and says how often the others were right", async () => {
    const claims = sentences.map((text, sentence) => ({ sentence, text }));
    server.answerWith(() => JSON.stringify({ claims, verdicts: [verdict(0, "correct"), verdict(1, "incorrect")] }));
    const run = await saved(sentences.join(" "), "en");
    const { page, close } = await workbench.open(`/runs/${run}`, { locale: "en" });
    const [taken, given] = [0, 1].map((at) => page.locator(".item").filter({ hasText: sentences[at]! }));
    await taken!.locator(".item-head").click();
    await expect.poll(() => taken!.locator(".item-tags").textContent()).toContain("not confirmed");
    await expect.poll(() => taken!.locator(".item-tags").textContent()).toContain("verdict not trusted");
    await expect.poll(() => taken!.textContent()).toContain("wrong too often");
    const shown = await taken!.evaluate((item) => `${item.className} ${item.textContent}`);
    expect(shown).not.toMatch(/\b(in)?correct\b/i);
    await expect.poll(() => given!.locator(".item-tags").textContent()).toMatch(/incorrect/i);
    await expect.poll(() => page.locator("mark.verdict-correct, .item.verdict-correct").count()).toBe(0);
    const said = page.getByRole("region", { name: "How far can I trust this?" });
    await expect
      .poll(() => said.textContent())
      .toContain("“incorrect”: this judge was right in 95% (90% to 100%) of 200 such verdicts.");
    await expect
      .poll(() => said.textContent())
      .toContain("Verdicts taken back and shown as not confirmed: 1. This judge was right in less than 90%");
    expect(await said.textContent()).not.toContain("“correct”");
    await expect.poll(() => page.locator(".tiles").textContent()).not.toMatch(/\d correct/);
    expect(await axeViolations(page)).toEqual([]);
    await said.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "How far can I trust this?" }).waitFor();
    await close();
  });

  it("says that a judge was not measured, and how to", async () => {
    const text = "Die Stadt hat am Montag eine neue Brücke eröffnet.";
    const claim = { ...verdict(0, "correct"), quote: text };
    server.answerWith(() => JSON.stringify({ claims: [{ sentence: 0, text }], verdicts: [claim] }));
    const { page, close } = await workbench.open(`/runs/${await saved(text, "de", `${text} Sie ist lang.`)}`, {
      locale: "en",
    });
    const said = page.getByRole("region", { name: "How far can I trust this?" });
    await said.waitFor();
    await expect.poll(() => said.textContent()).toContain("Not measured here");
    await expect.poll(() => said.textContent()).toContain("beleg trust");
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });
});
