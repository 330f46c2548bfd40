import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../scripts/docs-site/build-site.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { openChromium } from "../support/chromium.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import { closeWindows } from "../support/windows.ts";

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "beleg-site-"));
  buildSite(new URL("../..", import.meta.url).pathname, folder);
  browser = await openChromium();
});
afterAll(async () => {
  await closeWindows();
  rmSync(folder, { recursive: true, force: true });
});

it("the documentation is searched without a server, and Enter opens what fits best", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`file://${join(folder, "guides/factuality.html")}`);
  expect(await axeViolations(page)).toEqual([]);
  const search = page.getByRole("searchbox");
  await search.fill("python client docum");
  await expect.poll(() => page.locator(".hits a").first().textContent()).toBe("0131 A Python client from the document");
  await search.press("Enter");
  await page.waitForURL(/decisions\/0131-/);
  await expect.poll(() => page.locator("h1").textContent()).toContain("A Python client from the document");
  await search.fill("zzzz");
  await expect.poll(() => page.locator(".hits").textContent()).toBe("Nothing found.");
  await page.close();
});
