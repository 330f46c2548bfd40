import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import { failOnce, openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
});
afterAll(() => workbench?.close());

/** Answers with what the service says, quality aside: a store that has grown over ten days. */
async function tenDays(page: Page): Promise<void> {
  await page.route("**/v1/overview", async (route) => {
    const answer = (await (await route.fetch({ timeout: PATIENCE_MS })).json()) as { quality: object };
    const points = Array.from({ length: 10 }, (_, day) => ({
      at: `2026-03-${String(day + 1).padStart(2, "0")}T00:00:00.000Z`,
      runs: 4,
      passed: day < 5 ? 1 : 3,
      blocked: day < 5 ? 3 : 1,
      incomplete: 0,
      factuality: 0.5 + day / 20,
      coherence: 0.8,
      readability: day === 3 ? null : 0.9,
    }));
    await route.fulfill({ json: { ...answer, quality: { every: "day", points } } });
  });
}

describe("the page Home", () => {
  it("shows what waits by deadline and what failed with its reason; each leads there", async () => {
    const { page, close } = await workbench.open("/");
    const waiting = page.getByRole("region", { name: "Needs you" });
    await waiting.getByRole("listitem").first().waitFor();
    await expect.poll(() => waiting.locator("time").count()).toBe(3);
    const deadlines = await waiting
      .locator("time")
      .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => String(a).localeCompare(String(b))));
    const failed = page.getByRole("region", { name: "Failed lately" });
    await expect
      .poll(() => failed.getByRole("listitem").first().textContent())
      .toContain("FAIL2 contradicted, 7 of 10 claims confirmed");
    await failed.getByRole("link", { name: /^demo en/ }).click();
    await page.getByRole("heading", { level: 1, name: "demo en" }).waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await waiting.getByRole("link", { name: /T-1003/ }).click();
    await page.getByRole("heading", { level: 1, name: "Review" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "All failed runs" }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(3);
    await page.getByLabel("Verdict").selectOption("passed");
    await page.getByText("No run matches").waitFor();
    await expect.poll(() => page.evaluate(() => location.search)).toBe("?verdict=passed");
    await close();
  });

  it("draws each dimension over time, as a table too, and says how far verdicts can be trusted", async () => {
    const { page, close } = await workbench.open("/", { before: tenDays });
    const quality = page.getByRole("region", { name: "Quality over time" });
    await quality.waitFor();
    await expect.poll(() => quality.getByRole("img").count()).toBe(4);
    const factuality = quality.getByRole("figure", { name: /^Factuality/ });
    await expect.poll(() => factuality.locator("circle").count()).toBe(10);
    await expect.poll(() => factuality.locator("strong").textContent()).toBe("0.95");
    // A day without a score leaves a gap, in the line as in the table.
    await expect
      .poll(() =>
        quality
          .getByRole("figure", { name: /^Readability/ })
          .locator("tbody tr")
          .count(),
      )
      .toBe(9);
    await page.getByRole("link", { name: "How far can I trust this?" }).last().click();
    await page.getByRole("heading", { level: 1, name: "How far can I trust this?" }).waitFor();
    await close();
  });

  it("says what is wrong and tries again", async () => {
    const { page, close } = await workbench.open("/", { before: (one) => failOnce(one, "**/v1/overview") });
    await page.getByRole("alert").getByText("Too much work at once (en).").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("region", { name: "Needs you" }).waitFor();
    await close(/503/);
  });

  it.each([
    ["light", "de", {}],
    ["dark", "es", PHONE],
  ] as const)("is accessible in %s, in %s, and fits the window", async (colorScheme, locale, size) => {
    const { page, close } = await workbench.open("/", { colorScheme, locale, before: tenDays, ...size });
    await page.locator(".home-plots").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await close();
  });
});
