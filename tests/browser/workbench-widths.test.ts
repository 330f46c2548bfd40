import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "../support/until.ts";
import { type OpenPage, openWorkbench, scrollsSideways, type Workbench } from "../support/workbench.ts";

const LOCALES = ["es-ES", "de-DE", "pt-BR"] as const;

let workbench: Workbench;
/** One window a language, for all addresses: to open one takes longer than to look at it. */
const windows = new Map<string, OpenPage>();
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
  // There is nothing to compare before both are measured.
  await until(async () => {
    const { items } = (await workbench.api("GET", "/v1/evaluations")) as { items: { status: string }[] };
    return items.length > 1 && items.every(({ status }) => status === "success");
  });
  for (const locale of LOCALES) windows.set(locale, await workbench.open("/", { locale }));
});
afterAll(async () => {
  try {
    await Promise.all([...windows.values()].map(({ close }) => close()));
  } finally {
    await workbench?.close();
  }
});

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
  for (const [locale, { page }] of windows) {
    await page.goto(workbench.address + path);
    await page.locator("main h1").waitFor();
    await page.waitForLoadState("networkidle");
    await page.$$eval("details", (folded) => {
      for (const one of folded) one.open = true;
    });
    for (const width of [320, 600, 800, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => scrollsSideways(page), { message: `${locale} ${width} px` }).toBe(false);
      // Nothing is cut off either: a table that does not fit becomes cards.
      const cut = () =>
        page.$$eval(".table-frame", (frames) =>
          Math.max(0, ...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
        );
      await expect.poll(cut, { message: `${locale} ${width} px` }).toBe(0);
    }
  }
});
