import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { type InputOptions, rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPage } from "../../examples/browser/build.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { openChromium } from "../support/chromium.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import { closeWindows } from "../support/windows.ts";

/** A page that checks one language fetches no more than this. */
const MOST_BYTES = 250_000;

/** The packages' sources, so that a stale build can never make a test pass. */
const core = new URL("../../packages/core/src/", import.meta.url).pathname;
const doors = Object.fromEntries(
  ["check", "rerank", "languages/en", "languages/de", "languages/es", "languages/pt"].map((door) => [
    `@beleg/core/${door}`,
    join(core, "api", `${door}.ts`),
  ]),
);
const options: InputOptions = { resolve: { alias: doors } };

describe("what a program with one language weighs", () => {
  async function bytesOf(code: string): Promise<number> {
    const entry = "\0entry";
    const bundle = await rolldown({
      ...options,
      input: entry,
      platform: "browser",
      plugins: [
        { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
      ],
    });
    const { output } = await bundle.generate({ format: "es", minify: true });
    const chunks = output.map((one) => (one.type === "chunk" ? one.code : ""));
    return chunks.reduce((sum, chunk) => sum + gzipSync(chunk, { level: 9 }).length, 0);
  }

  it.each(["en", "de", "es", "pt"])("a check in %s: at most 250 kB", async (code) => {
    const bytes = await bytesOf(`
      import { createCheck } from "@beleg/core/check";
      import { ${code} } from "@beleg/core/languages/${code}";
      export const check = createCheck({ languages: [${code}] });`);
    process.stdout.write(`check, ${code}: ${(bytes / 1000).toFixed(1)} kB gzip\n`);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("all languages and the estimate, for comparison: more than twice as much", async () => {
    const bytes = await bytesOf(`export { check } from ${JSON.stringify(join(core, "index.ts"))};`);
    process.stdout.write(`check, all languages: ${(bytes / 1000).toFixed(1)} kB gzip\n`);
    expect(bytes).toBeGreaterThan(2 * MOST_BYTES);
  });

  it("a ranking in English: at most 300 kB, a third of it the list of public suffixes", async () => {
    const bytes = await bytesOf(`
      import { createRerank } from "@beleg/core/rerank";
      import { enForRerank } from "@beleg/core/languages/en";
      export const rerank = createRerank({ languages: [enForRerank] });`);
    process.stdout.write(`rerank, en: ${(bytes / 1000).toFixed(1)} kB gzip\n`);
    expect(bytes).toBeLessThanOrEqual(300_000);
  });
});

describe("the example page in Chromium", () => {
  const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript" };
  let browser: Browser;
  let folder: string;
  let server: Server;
  let sizes: Readonly<Record<string, number>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "beleg-page-"));
    sizes = await buildPage(folder, options);
    server = createServer(({ url = "/" }, response) => {
      const name = basename(url) || "index.html";
      response.setHeader("Content-Type", TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain");
      response.end(readFileSync(join(folder, name)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    browser = await openChromium();
  });
  afterAll(async () => {
    await closeWindows();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(): Promise<{ page: Page; complaints: string[]; requests: string[] }> {
    const { port } = server.address() as AddressInfo;
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.context().on("request", (request) => requests.push(basename(request.url())));
    await page.goto(`http://127.0.0.1:${port}/`);
    return { page, complaints, requests };
  }

  const labels = (page: Page) =>
    page.locator("#claims li").evaluateAll((items) => items.map((item) => item.getAttribute("data-label")));

  it("fetches no more than its two scripts, within the limit", async () => {
    process.stdout.write(`the example page: ${JSON.stringify(sizes)} bytes gzip\n`);
    expect(sizes["page.js"]! + sizes["worker.js"]!).toBeLessThanOrEqual(MOST_BYTES);
    const { page, complaints, requests } = await open();
    await page.getByRole("button", { name: "Check" }).click();
    await expect.poll(() => labels(page)).toEqual(["incorrect", "correct", "uncertain"]);
    await expect
      .poll(() => page.locator("#claims li").first().locator("blockquote").textContent())
      .toBe("The bridge of Porto opened in 1886.");
    await expect.poll(() => page.locator("#verdict").textContent()).toBe("blocked");
    expect(new Set(requests.filter((name) => name.endsWith(".js")))).toEqual(new Set(["page.js", "worker.js"]));
    expect(complaints).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });

  it("says of a text in a language it did not load that it cannot judge it", async () => {
    const { page } = await open();
    await page.getByLabel("Text").fill("Die Brücke von Porto wurde im Jahr 1868 von dem König feierlich eröffnet.");
    await page.getByRole("button", { name: "Check" }).click();
    await expect.poll(() => page.locator("#verdict").textContent()).toMatch(/not loaded \(de\); loaded: en/);
    await expect.poll(() => labels(page)).toEqual([]);
    await page.close();
  });

  it("stays responsive while a long text is checked", async () => {
    const { page } = await open();
    const lines = Array.from({ length: 400 }, (_, at) => `The bridge number ${at} of Porto opened in ${1500 + at}.`);
    await page.getByLabel("Source").fill(lines.join(" "));
    await page.getByLabel("Text").fill(lines.join(" "));
    const { longest, whole } = await page.evaluate(async () => {
      const started = performance.now();
      document.querySelector("form")?.requestSubmit();
      let last = started;
      let gap = 0;
      while (document.querySelector("#claims li") === null) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        const now = performance.now();
        // Filling the list at the end is the page's own work.
        if (document.querySelector("#claims li") === null) gap = Math.max(gap, now - last);
        last = now;
      }
      return { longest: gap, whole: last - started };
    });
    await expect.poll(() => labels(page)).toHaveLength(400);
    // Half a second; where others want the processor too, all of the work takes longer than it does alone.
    expect(longest).toBeLessThan(Math.max(500, whole / 6));
    await page.close();
  });
});
