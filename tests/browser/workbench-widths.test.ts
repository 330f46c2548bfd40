import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "../support/until.ts";
import { openWorkbench, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
  // There is nothing to compare before both are measured.
  await until(async () => {
    const { items } = (await workbench.api("GET", "/v1/evaluations")) as { items: { status: string }[] };
    return items.length > 1 && items.every(({ status }) => status === "success");
  });
});
afterAll(() => workbench?.close());

/** What does not fit: the page, or a table in it. Nothing is cut off: a table that is too wide becomes cards. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".table-frame")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth} px`),
  );

it.each([
  "/runs",
  "/runs/3",
  "/runs/compare?a=1&b=3",
  "/rerank/1",
  "/decisions",
  "/evaluations",
  "/trust",
  "/evaluations/1",
  "/evaluations/1/rows",
  "/evaluations/1/rows/0",
  "/evaluations/compare?a=1&b=2",
  "/evaluations/compare/row?a=1&b=2&id=bridge-3",
])("%s fits windows between a phone and a large screen", async (path) => {
  for (const locale of ["es-ES", "de-DE", "pt-BR"]) {
    const { page, close } = await workbench.open(path, { locale });
    await page.locator("main h1").waitFor();
    await page.waitForLoadState("networkidle");
    await page.$$eval("details", (folded) => {
      for (const one of folded) one.open = true;
    });
    for (const width of [320, 600, 800, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => tooWide(page), { message: `${locale} ${width} px` }).toEqual([]);
    }
    await close();
  }
});
