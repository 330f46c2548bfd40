import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { compareFolders } from "../../packages/beleg/src/evaluate/compare-folders.ts";
import { evaluate } from "../../packages/beleg/src/evaluate/evaluate.ts";
import { comparisonHtml } from "../../packages/beleg/src/evaluate/html/comparison-html.ts";
import { readEvaluatedRows } from "../../packages/beleg/src/evaluate/read-evaluated-rows.ts";
import {
  fileFolder,
  portsFor,
  requestFor,
  syntheticRows,
  writeRows,
} from "../../packages/beleg/src/evaluate/testing/evaluation-folder.ts";
import { scriptedJudge } from "../../packages/beleg/src/evaluate/testing/scripted-judge.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { openReport } from "../support/open-report.ts";
import { closeWindows } from "../support/windows.ts";
import { scrollsSideways } from "../support/workbench.ts";

const folder = fileFolder();
afterAll(async () => {
  await closeWindows();
  rmSync(folder, { recursive: true, force: true });
});

async function report(task: "factuality" | "coherence", rows: readonly unknown[], locale: "de" | "en" = "en") {
  const out = join(folder, `${task}-${locale}-${rows.length}`);
  const data = writeRows(folder, `${task}-${rows.length}.jsonl`, rows);
  await evaluate(requestFor(folder, data, { task, out, locale }), portsFor(scriptedJudge()));
  return join(out, "report.html");
}

/** The rows are unpacked after the page has loaded. */
const ready = (page: Page) => page.waitForSelector("#rows[data-ready]");

/** How many rows are drawn with what they hold: the browser tells later that they were opened. */
const drawn = (page: Page) => page.locator(".row[open] .open:has(> *)").count();

const open = (file: string, context: BrowserContextOptions & { readonly hash?: string } = {}) =>
  openReport(file, { viewport: { width: 1280, height: 900 }, ...context });

describe("the evaluation report in Chromium", () => {
  it("is one file that asks for nothing else, runs only its own script and draws every plot", async () => {
    const file = await report("factuality", syntheticRows(90));
    const { page, complaints, requests, close } = await open(file);
    await ready(page);
    expect(complaints).toEqual([]);
    expect(requests).toHaveLength(1);
    const html = readFileSync(file, "utf8");
    expect(html).not.toMatch(/<script src|https?:\/\/(?!www\.w3\.org)/);
    expect(html).toContain("default-src 'none'; script-src 'sha256-");
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
    await close();
  });

  it.each(["light", "dark"] as const)("is readable in %s: enough contrast, nothing unlabelled", async (colorScheme) => {
    const { page, close } = await open(await report("factuality", syntheticRows(90)), { colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    // Axis texts are painted in the page's own colour: black on black would be unreadable in the dark.
    const [text, page_] = await page.evaluate(() => [
      getComputedStyle(document.querySelector("figure svg text") as Element).fill,
      getComputedStyle(document.body).color,
    ]);
    expect(text).toBe(page_);
    await close();
  });

  it.each(["factuality", "coherence"] as const)(
    "does not scroll sideways on a phone, rows opened (%s)",
    async (task) => {
      const long = syntheticRows(60).map((row) => ({
        ...row,
        id: `${String(row.id)}-${"long".repeat(40)}`,
        system: "s".repeat(90),
      }));
      const { page, close } = await open(await report(task, long, "de"), { viewport: { width: 390, height: 800 } });
      await ready(page);
      for (const at of [0, 1]) await page.locator(".row summary").nth(at).click();
      await expect.poll(() => drawn(page)).toBe(2);
      expect(await scrollsSideways(page)).toBe(false);
      await expect.poll(() => page.locator("h1").textContent()).toMatch(/^Auswertung: /);
      expect(await axeViolations(page)).toEqual([]);
      await close();
    },
  );

  it("filters rows by cell, group, type, score and text, and opens each with claims, quotes and source", async () => {
    const rows = syntheticRows(90);
    const { page, complaints, close } = await open(await report("factuality", rows));
    await ready(page);
    const shown = () => page.locator(".shown").textContent();
    await expect.poll(shown).toBe("90 of 90 rows");
    const missed = Number(await page.locator('a[data-cell="fn"] b').textContent());
    await page.locator('a[data-cell="fn"]').click();
    await expect.poll(shown).toBe(`${missed} of 90 rows`);
    await expect
      .poll(async () => new Set(await page.locator(".row .tag").allTextContents()))
      .toEqual(new Set(["missed error"]));
    await page.getByRole("button", { name: "All rows" }).click();
    await page.getByLabel("Origin").selectOption("north");
    const north = rows.filter(({ origin }) => origin === "north").length;
    await expect.poll(shown).toBe(`${north} of 90 rows`);
    await page.getByLabel("System").selectOption("alpha");
    const both = rows.filter(({ origin, system }) => origin === "north" && system === "alpha").length;
    await expect.poll(shown).toBe(`${both} of 90 rows`);
    await page.getByRole("button", { name: "All rows" }).click();
    await page.getByLabel("Type of issue").selectOption("NUMBER");
    await expect.poll(shown).not.toBe("90 of 90 rows");
    const typed = await shown();
    await page.getByLabel("Type of issue").selectOption("");
    await expect.poll(shown).toBe("90 of 90 rows");
    // The scripted judge marks a number exactly where its score is below 0.5.
    await page.getByLabel("Score to").fill("0.49999");
    await expect.poll(shown).toBe(typed);
    await page.getByLabel("Score to").fill("1");
    await page.getByLabel("Id or text contains").fill("r17");
    await expect.poll(shown).toBe("1 of 90 rows");
    await page.locator(".row summary").click();
    const opened = page.locator(".row .open");
    await expect.poll(() => opened.locator(".text").first().textContent()).toBe(rows[17]?.summary_text);
    await expect.poll(() => opened.locator(".claims li").count()).toBe(1);
    await expect.poll(() => opened.locator(".source mark").first().textContent()).toContain("Article r5");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Id or text contains").fill("no such row");
    await expect.poll(shown).toBe("No row fits.");
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows fifty rows at a time, and leads to any of them by its address", async () => {
    const file = await report("factuality", syntheticRows(240));
    const { page, close } = await open(file, { hash: "#row-201" });
    await ready(page);
    await page.waitForSelector("#row-201[open] .open");
    const before = await page.locator(".row").count();
    expect(before % 50 === 0 || before === 240).toBe(true);
    await close();
  });

  it("labels a ranking's axes by queries, and opens a query with its candidates in order", async () => {
    const candidates = [
      { id: "a", title: "Tides", snippet: "The tide.", grade: 0 },
      { id: "b", title: "Ships", snippet: "New ships in the harbour.", grade: 2 },
    ];
    const data = writeRows(
      folder,
      "queries.jsonl",
      ["ships", "tides", "harbour"].map((query, at) => ({ query_id: `q${at}`, query, candidates })),
    );
    const out = join(folder, "rerank");
    const ranker = {
      name: "scripted",
      capacity: 1,
      answer: async () => ({ status: "ok" as const, scores: [0.1, 0.9] }),
      close: async () => {},
    };
    const ports = { ...portsFor(scriptedJudge()), openRanker: async () => ranker };
    await evaluate(requestFor(folder, data, { task: "rerank", out }), ports);
    const { page, close } = await open(join(out, "report.html"));
    await ready(page);
    const texts = await page.locator("figure svg text").allTextContents();
    for (const name of ["queries", "nDCG@10"]) expect(texts.filter((text) => text.includes(name))).toHaveLength(1);
    expect(texts.join(" ")).not.toContain("texts");
    await page.locator(".row summary").first().click();
    await expect.poll(() => drawn(page)).toBe(1);
    await expect.poll(() => page.locator(".open .claims b").allTextContents()).toEqual(["Ships", "Tides"]);
    await close();
  });

  it("compares two runs: every row that got another answer opens with both answers", async () => {
    const data = writeRows(folder, "pair.jsonl", syntheticRows(60));
    const judge = { a: scriptedJudge(), b: scriptedJudge({ score: (row) => (row.has_error ? 0.2 : 0.9) }) };
    for (const name of ["a", "b"] as const) {
      await evaluate(requestFor(folder, data, { out: join(folder, name) }), portsFor(judge[name]));
    }
    const options = { seed: 1, resamples: 50 };
    const comparison = await compareFolders("a", "b", folder, options);
    const rows = { a: (await readEvaluatedRows("a", folder)) ?? [], b: (await readEvaluatedRows("b", folder)) ?? [] };
    const file = join(folder, "comparison.html");
    writeFileSync(file, comparisonHtml(comparison, { a: "runs/<a>", b: "runs/b" }, rows, "en"));
    for (const width of [390, 1280]) {
      const { page, complaints, requests, close } = await open(file, { viewport: { width, height: 900 } });
      await ready(page);
      const { flipped_total } = comparison;
      expect(flipped_total).toBeGreaterThan(3);
      await expect.poll(() => page.locator(".shown").textContent()).toBe(`${flipped_total} of ${flipped_total} rows`);
      await expect
        .poll(async () => new Set(await page.locator(".row .tag").allTextContents()))
        .toEqual(new Set(["fixed"]));
      await page.locator(".row summary").first().click();
      await expect.poll(() => drawn(page)).toBe(1);
      await expect.poll(() => page.locator(".open .judges h3").allTextContents()).toEqual(["runs/<a>", "runs/b"]);
      await expect.poll(() => page.locator(".open .judges .facts").allTextContents()).toHaveLength(2);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeViolations(page)).toEqual([]);
      expect({ complaints, requests: requests.length }).toEqual({ complaints: [], requests: 1 });
      await close();
    }
  });

  it("shows hostile text as text", async () => {
    const rows = syntheticRows(30).map((row) => ({
      ...row,
      id: `${String(row.id)}"></script><script>alert(1)</script>`,
      origin: `<img src=x onerror=alert(1)>${String(row.origin)}`,
      system: `s${String(row.system)}</style><script>alert(2)</script>`,
      summary_text: `<b>bold</b></script> ${String(row.summary_text)}`,
      article_text: `<i>slanted</i><!--<script> ${String(row.article_text)}`,
    }));
    const { page, complaints, requests, close } = await open(await report("factuality", rows));
    await ready(page);
    for (const summary of await page.locator(".row summary").all()) await summary.click();
    await expect.poll(() => drawn(page)).toBe(rows.length);
    expect(await page.locator("script:not([id])").count()).toBe(1);
    expect(await page.locator("img, .text b, .text i").count()).toBe(0);
    expect(await page.locator(".text").first().textContent()).toContain("<b>bold</b></script>");
    expect(await page.locator(".source").first().textContent()).toContain("<i>slanted</i><!--<script>");
    expect(complaints).toEqual([]);
    expect(requests).toHaveLength(1);
    await close();
  });
});
