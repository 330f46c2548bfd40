import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import {
  coveredControls,
  escalatePayment,
  holdDecisions,
  readReview,
  releaseDecision,
} from "../support/review-items.ts";
import { openWorkbench, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
});
afterAll(() => workbench?.close());
const heading = (page: Page) => page.getByRole("heading", { level: 2 });

describe("a decision on an item", () => {
  it("leaves the focus where somebody has put it while the next item was on its way", async () => {
    const arrived = Promise.withResolvers<void>();
    let asked = 0;
    const holdNext = (page: Page) =>
      page.route(/\/v1\/reviews\/[^/?]+$/, async (route) => {
        asked += 1;
        if (asked === 2) await arrived.promise;
        await route.fallback();
      });
    const { page, close } = await workbench.open("/review", { before: holdNext });
    await heading(page).getByText("T-1003").waitFor();
    await page.keyboard.press("j");
    const shortcuts = page.getByRole("button", { name: "Shortcuts" });
    await expect.poll(() => asked).toBe(2);
    await shortcuts.focus();
    arrived.resolve();
    await heading(page).getByText("T-1004").waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await shortcuts.evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });

  it("is made by keyboard alone: next, leave a source out, note, approve, take back, record", async () => {
    const { page, close } = await workbench.open("/review", { script: holdDecisions });
    await heading(page).getByText("T-1003").waitFor();
    await page.keyboard.press("j");
    await heading(page).getByText("T-1004").waitFor();
    await page.keyboard.press("j");
    await heading(page).getByText("How long may we store").waitFor();
    await page.keyboard.press("k");
    await heading(page).getByText("T-1004").waitFor();
    await page.keyboard.press("j");
    await heading(page).getByText("How long may we store").waitFor();
    const id = (await page.evaluate(() => location.pathname)).split("/")[2] ?? "";
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H2");

    const presented = (await readReview(workbench, id)).snapshot.presented;
    await page
      .getByRole("checkbox", { name: /^Include / })
      .last()
      .focus();
    await page.keyboard.press("Space");
    await page.getByText(`${presented.length - 1} sources included`).waitFor();
    await page.getByRole("button", { name: `Approve ${presented.length - 1}, reject 1` }).waitFor();
    await page.keyboard.press("a");
    await page.getByText("Enter your name first").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await page.keyboard.type("Ana");
    await page.keyboard.press("Escape");
    await page.getByText("You decide as Ana.").waitFor();
    await page.keyboard.press("a");
    await page.getByText("Write a note first").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.keyboard.type("an advertisement, nj");
    await page.keyboard.press("Escape");
    await page.keyboard.press("a");
    await page.getByText("Approved in part: How long").waitFor();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await heading(page).getByText("T-1003").waitFor();
    await page.keyboard.press("u");
    await page.getByText("Undone.").waitFor();
    await heading(page).getByText("How long may we store").waitFor();
    await expect.poll(async () => (await readReview(workbench, id)).status).toBe("pending");

    await page.keyboard.press("a");
    await page.getByRole("button", { name: "Record now" }).press("Enter");
    await page.getByText("Your decision is on record.").waitFor();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    const { status, decision } = await readReview(workbench, id);
    expect(status).toBe("partial");
    expect(decision).toMatchObject({
      approved_ids: presented.slice(0, -1),
      rejected_ids: presented.slice(-1),
      reason: "an advertisement, nj",
      actor: "Ana",
    });
    await page.getByRole("link", { name: /How long may we store.*approved in part/ }).waitFor();
    await close();
  });

  it("sends a decision when nobody undoes it", async () => {
    const id = await escalatePayment(workbench, "T-2001");
    const { page, close } = await workbench.open(`/review/${id}`, { script: holdDecisions });
    await page.getByLabel("Your name").fill("Ana");
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.keyboard.type("no answer");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.getByText("Rejected: T-2001").waitFor();
    expect((await readReview(workbench, id)).status).toBe("pending");
    await releaseDecision(page);
    await expect.poll(async () => (await readReview(workbench, id)).status).toBe("rejected");
    await expect
      .poll(async () => (await readReview(workbench, id)).decision)
      .toMatchObject({
        actor: "Ana",
        final_decision: "BLOCK",
        reason: "no answer",
      });
    await expect
      .poll(() => workbench.api("GET", "/v1/decisions/T-2001"))
      .toMatchObject({ version: 2, decision: "BLOCK" });
    await close();
  });

  it("says so when somebody else was faster, and keeps the late word on record", async () => {
    const id = await escalatePayment(workbench, "T-2002");
    const { page, close } = await workbench.open(`/review/${id}`, { script: holdDecisions });
    await heading(page).getByText("T-2002").waitFor();
    await page.getByLabel("Your name").fill("Ben");
    await page.keyboard.press("Escape");
    const { snapshot_digest } = await readReview(workbench, id);
    const body = { action: "approve", snapshot_digest, final_decision: "APPROVE", actor: "Kim", reason: "known" };
    await workbench.api("POST", `/v1/reviews/${id}/decision`, body);
    await page.keyboard.press("n");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.keyboard.type("looks odd");
    await page.getByRole("button", { name: "Block it" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Somebody was faster" });
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain("Kim had already decided (approved");
    expect(await axeViolations(page)).toEqual([]);
    await alert.getByRole("button", { name: "Show the item" }).click();
    const record = page.getByRole("region", { name: "Record" });
    await record.getByText("late, without effect").waitFor();
    await expect
      .poll(async () => (await readReview(workbench, id)).decisions.map(({ late }) => late))
      .toEqual([false, true]);
    await close(/409/);
  });

  it("refuses a text of one's own that the customer filter stops, and loses no word of it", async () => {
    const id = await escalatePayment(workbench, "T-2003");
    const { page, close } = await workbench.open(`/review/${id}`, { script: holdDecisions });
    const own = page.getByLabel("Text for the customer");
    await own.fill("Your risk score was 55.");
    await page.getByLabel("Note").fill("called back");
    await page.getByLabel("Your name").fill("Ben");
    await page.getByRole("button", { name: "Ask the customer" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Not recorded: T-2003" });
    await alert.getByText("The customer text breaks rules: speaks of a score").waitFor();
    await alert.getByRole("button", { name: "Show the item" }).click();
    await expect.poll(() => own.inputValue()).toBe("Your risk score was 55.");
    await own.fill("Please confirm this payment in your app.");
    await page.getByRole("button", { name: "Ask the customer" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    await expect.poll(async () => (await readReview(workbench, id)).status).toBe("approved");
    await close(/4\d\d/);
  });
});
