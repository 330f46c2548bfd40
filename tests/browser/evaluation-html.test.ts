import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { evaluate } from "../../packages/beleg/src/evaluate/evaluate.ts";
import {
  portsFor,
  requestFor,
  syntheticRows,
  testFolder,
  writeRows,
} from "../../packages/beleg/src/evaluate/testing/evaluation-folder.ts";
import { scriptedJudge } from "../../packages/beleg/src/evaluate/testing/scripted-judge.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { launchChromium } from "../support/chromium.ts";
import { openReport } from "../support/open-report.ts";

let browser: Browser;
const folder = testFolder();
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function report(task: "factuality" | "coherence", rows: readonly unknown[], locale: "de" | "en" = "en") {
  const out = join(folder, `${task}-${locale}-${rows.length}`);
  const data = writeRows(folder, `${task}-${rows.length}.jsonl`, rows);
  await evaluate(requestFor(folder, data, { task, out, locale }), portsFor(scriptedJudge()));
  return join(out, "report.html");
}

const open = (file: string, context: BrowserContextOptions = {}) =>
  openReport(browser, file, { viewport: { width: 1280, height: 900 }, ...context });

describe("the evaluation report in Chromium", () => {
  it("is one file without script that asks for nothing else and draws every plot", async () => {
    const file = await report("factuality", syntheticRows(90));
    const { page, complaints, requests } = await open(file);
    expect(complaints).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(readFileSync(file, "utf8")).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    const plots = await page
      .locator("figure svg")
      .evaluateAll((nodes) =>
        nodes.map((node) => ({ label: node.getAttribute("aria-label"), width: node.getBoundingClientRect().width })),
      );
    expect(plots.map(({ label }) => label)).toEqual([
      "Distribution of scores",
      "ROC curve",
      "Precision and recall",
      "Calibration",
      "Balanced accuracy",
      "Balanced accuracy",
    ]);
    for (const { width } of plots) expect(width).toBeGreaterThan(250);
    await page.context().close();
  });

  it.each(["light", "dark"] as const)("is readable in %s: enough contrast, nothing unlabelled", async (colorScheme) => {
    const { page } = await open(await report("factuality", syntheticRows(90)), { colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    // Axis texts are painted in the page's own colour: black on black would be unreadable in the dark.
    const [text, page_] = await page.evaluate(() => [
      getComputedStyle(document.querySelector("figure svg text") as Element).fill,
      getComputedStyle(document.body).color,
    ]);
    expect(text).toBe(page_);
    await page.context().close();
  });

  it("does not scroll sideways on a phone", async () => {
    const { page } = await open(await report("coherence", syntheticRows(60), "de"), {
      viewport: { width: 390, height: 800 },
    });
    const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(content).toBeLessThanOrEqual(view ?? 0);
    expect(await page.locator("h1").textContent()).toBe("Auswertung: Kohärenz");
    await page.context().close();
  });

  it("shows hostile text as text", async () => {
    const rows = syntheticRows(30).map((row) => ({
      ...row,
      id: `${String(row.id)}"><script>alert(1)</script>`,
      origin: "<img src=x onerror=alert(1)>",
      system: `s${String(row.system)}</style><script>alert(2)</script>`,
      summary_text: `<b>bold</b> ${String(row.summary_text)}`,
    }));
    const { page, complaints, requests } = await open(await report("factuality", rows));
    expect(complaints).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(await page.locator("script, img, .text b").count()).toBe(0);
    expect(await page.locator(".text").first().textContent()).toContain("<b>bold</b>");
    await page.context().close();
  });
});
