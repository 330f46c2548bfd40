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
/** Of the item, not of what it approved. */
const heading = (page: Page) => page.locator("h2#review-item");

/** Opens and closes the palette: every key before has then had its effect, or none. */
async function keysAreHeard(page: Page): Promise<void> {
  const palette = page.getByRole("dialog");
  await page.keyboard.press("Control+k");
  await palette.waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
}

describe("the review queue", () => {
  it("shows what waits, oldest first, with the evidence and the time left; clean in light and dark", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, close } = await workbench.open("/review", { colorScheme });
      const rows = page.getByRole("list", { name: "Items, oldest first" }).getByRole("listitem");
      await rows.first().waitFor();
      await expect.poll(() => rows.count()).toBe(3);
      await expect.poll(() => heading(page).textContent()).toBe("Text for C-2041, case T-1003");
      await expect
        .poll(() => page.locator(".review-deadline").textContent())
        .toMatch(/^Auto-approved in 0[34]:\d\d:\d\d$/);
      await page.getByText("speaks of a model").waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await close();
    }
  });

  it("lets nobody confuse a person's approval with the deadline's, and shows who came too late", async () => {
    const { page, close } = await workbench.open("/review?status=all");
    await page.getByRole("link", { name: /T-1009/ }).click();
    await page.getByText("auto-approved, not seen by a person").waitFor();
    await expect.poll(() => page.locator(".review-row-auto").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: /T-1008/ }).click();
    const record = page.getByRole("region", { name: "Record" });
    await record.getByText("R. Ortega").waitFor();
    await expect
      .poll(() => record.textContent())
      .toMatch(/R\. Ortega.*approved.*M\. Weber.*rejected.*late, without effect/);
    await expect.poll(() => page.getByRole("button", { name: "Let it through" }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("explains its keys, and rests when they are switched off", async () => {
    const { page, close } = await workbench.open("/review");
    await heading(page).waitFor();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    for (const key of ["j", "k", "a", "r", "n", "u", "?"]) {
      await expect.poll(() => help.locator("kbd", { hasText: key }).count()).toBe(1);
    }
    expect(await axeViolations(page)).toEqual([]);
    await help.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    const before = await heading(page).textContent();
    await page.keyboard.press("j");
    await page.keyboard.press("n");
    await keysAreHeard(page);
    expect(await heading(page).textContent()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("TEXTAREA");
    await close();
  });

  it("filters by kind and status in the address, and says so when nothing fits", async () => {
    const { page, close } = await workbench.open("/review", { locale: "de" });
    await page.getByLabel("Stand").selectOption("auto_approved");
    await page.getByRole("link", { name: /T-1009/ }).waitFor();
    await expect.poll(() => page.evaluate(() => location.search)).toBe("?status=auto_approved");
    await page.getByLabel("Art").selectOption("rerank_selection");
    await page.getByText("Kein Eintrag passt zu diesen Filtern").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Alles zeigen" }).click();
    await page.getByRole("link", { name: /T-1008/ }).waitFor();
    await close();
  });

  it("says what went wrong and tries again", async () => {
    const { page, close } = await workbench.open("/review", {
      locale: "es",
      before: (opened) => failOnce(opened, "**/v1/reviews?*"),
    });
    await page.getByRole("alert").getByText("Too much work at once (es)").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await page.getByRole("list", { name: "Elementos, los más antiguos primero" }).waitFor();
    await close(/503/);
  });

  it("shows without letting decide whoever may only look", async () => {
    const { page, close } = await workbench.open("/review", {
      before: (opened) =>
        opened.route("**/v1/session", async (route) => {
          const response = await route.fetch({ timeout: PATIENCE_MS });
          await route.fulfill({ response, json: { ...(await response.json()), scopes: ["read"] } });
        }),
    });
    await page.getByText("Your key may look, but not decide.").waitFor();
    await page.keyboard.press("a");
    await keysAreHeard(page);
    expect(await page.getByRole("button", { name: "Record now" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Export decisions" }).count()).toBe(0);
    await close();
  });

  it("fits a phone: the list, then one item a screen", async () => {
    const { page, close } = await workbench.open("/review?status=all", PHONE);
    const link = page.getByRole("link", { name: /How long may we store/ });
    await link.waitFor();
    await expect.poll(() => heading(page).count()).toBe(0);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await link.click();
    await heading(page).getByText("How long may we store").waitFor();
    await expect.poll(() => page.getByRole("list", { name: "Items, oldest first" }).count()).toBe(0);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Previous" }).click();
    await expect.poll(() => heading(page).textContent()).not.toContain("How long");
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole("link", { name: "Back to the list" }).click();
    await link.waitFor();
    await close();
  });
});

describe("an empty queue", () => {
  it("says that nothing waits", async () => {
    const { page, close } = await workbench.open("/review", {
      before: (opened) =>
        opened.route("**/v1/reviews?*", (route) => route.fulfill({ json: { items: [], next_cursor: null } })),
    });
    await page.getByText("Nothing waits for you").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });
});
