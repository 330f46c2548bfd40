import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { failOnce, openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

type Said = { actor: string; action: string; late: boolean; reason: string | null; final_decision: string | null };
type Item = {
  review_id: string;
  kind: string;
  status: string;
  snapshot_digest: string;
  snapshot: { presented: string[] };
  decision: (Said & { approved_ids: string[]; rejected_ids: string[]; added_urls: string[] }) | null;
  decisions: Said[];
};

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
});
afterAll(() => workbench?.close());

const read = (id: string) => workbench.api("GET", `/v1/reviews/${id}`) as Promise<Item>;
const heading = (page: Page) => page.getByRole("heading", { level: 2 });
/** Another payment of somebody nobody knows: goes before a person. */
async function escalate(transaction_id: string): Promise<string> {
  const { reviews } = (await workbench.api("POST", "/v1/decisions", {
    transaction: {
      transaction_id,
      customer_id: "C-77",
      amount: "250.00",
      currency: "PEN",
      country: "PE",
      channel: "web",
      timestamp: "2026-05-01T12:00:00Z",
    },
    locale: "en",
  })) as { reviews: string[] };
  return reviews[0] ?? "";
}

describe("the review queue", () => {
  it("shows what waits, oldest first, with the evidence and the time left; clean in light and dark", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, close } = await workbench.open("/review", { colorScheme });
      const rows = page.getByRole("list", { name: "Items, oldest first" }).getByRole("listitem");
      await rows.first().waitFor();
      expect(await rows.count()).toBe(3);
      expect(await heading(page).textContent()).toBe("Text for C-2041, case T-1003");
      expect(await page.locator(".review-deadline").textContent()).toMatch(/^Auto-approved in 0[34]:\d\d:\d\d$/);
      await page.getByText("speaks of a model").waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await close();
    }
  });

  it("lets nobody confuse a person's approval with the deadline's, and shows who came too late", async () => {
    const { page, close } = await workbench.open("/review?status=all");
    await page.getByRole("link", { name: /T-1009/ }).click();
    await page.getByText("auto-approved, not seen by a person").waitFor();
    expect(await page.locator(".review-row-auto").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: /T-1008/ }).click();
    const record = page.getByRole("region", { name: "Record" });
    await record.getByText("R. Ortega").waitFor();
    expect(await record.textContent()).toMatch(/R\. Ortega.*approved.*M\. Weber.*rejected.*late, without effect/);
    expect(await page.getByRole("button", { name: "Let it through" }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("is worked off by keyboard alone: next, leave a source out, note, approve, take back, record", async () => {
    const { page, close } = await workbench.open("/review");
    await heading(page).getByText("T-1003").waitFor();
    await page.keyboard.press("j");
    await heading(page).getByText("T-1004").waitFor();
    await page.keyboard.press("j");
    await heading(page).getByText("How long may we store").waitFor();
    await page.keyboard.press("k");
    await heading(page).getByText("T-1004").waitFor();
    await page.keyboard.press("j");
    await heading(page).getByText("How long may we store").waitFor();
    const id = new URL(page.url()).pathname.split("/")[2] ?? "";
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H2");

    const presented = (await read(id)).snapshot.presented;
    await page
      .getByRole("checkbox", { name: /^Include / })
      .last()
      .focus();
    await page.keyboard.press("Space");
    await page.getByText(`${presented.length - 1} sources included`).waitFor();
    await page.keyboard.press("a");
    await page.getByText("Write a note first").waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.keyboard.type("an advertisement, nj");
    await page.keyboard.press("Escape");
    await page.keyboard.press("a");
    await page.getByText("Approved in part: How long").waitFor();
    await heading(page).getByText("T-1003").waitFor();
    await page.keyboard.press("u");
    await page.getByText("Undone.").waitFor();
    await heading(page).getByText("How long may we store").waitFor();
    expect((await read(id)).status).toBe("pending");

    await page.keyboard.press("a");
    await page.getByRole("button", { name: "Record now" }).press("Enter");
    await page.getByText("Your decision is on record.").waitFor();
    const { status, decision } = await read(id);
    expect(status).toBe("partial");
    expect(decision).toMatchObject({
      approved_ids: presented.slice(0, -1),
      rejected_ids: presented.slice(-1),
      reason: "an advertisement, nj",
    });
    await page.getByRole("link", { name: /How long may we store.*approved in part/ }).waitFor();
    await close();
  });

  it("sends a decision when nobody undoes it", async () => {
    const id = await escalate("T-2001");
    const { page, close } = await workbench.open(`/review/${id}`);
    await page.getByLabel("Your name").fill("Ana");
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await page.keyboard.type("no answer");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.getByText("Rejected: T-2001").waitFor();
    expect((await read(id)).status).toBe("pending");
    await expect.poll(async () => (await read(id)).status).toBe("rejected");
    expect((await read(id)).decision).toMatchObject({ actor: "Ana", final_decision: "BLOCK", reason: "no answer" });
    expect(await workbench.api("GET", "/v1/decisions/T-2001")).toMatchObject({ version: 2, decision: "BLOCK" });
    await close();
  });

  it("says so when somebody else was faster, and keeps the late word on record", async () => {
    const id = await escalate("T-2002");
    const { page, close } = await workbench.open(`/review/${id}`);
    await heading(page).getByText("T-2002").waitFor();
    const { snapshot_digest } = await read(id);
    const body = { action: "approve", snapshot_digest, final_decision: "APPROVE", actor: "Kim", reason: "known" };
    await workbench.api("POST", `/v1/reviews/${id}/decision`, body);
    await page.keyboard.press("n");
    await page.keyboard.type("looks odd");
    await page.getByRole("button", { name: "Block it" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Somebody was faster" });
    await alert.waitFor();
    expect(await alert.textContent()).toContain("Kim had already decided (approved");
    expect(await axeViolations(page)).toEqual([]);
    await alert.getByRole("button", { name: "Show the item" }).click();
    const record = page.getByRole("region", { name: "Record" });
    await record.getByText("late, without effect").waitFor();
    expect((await read(id)).decisions.map(({ late }) => late)).toEqual([false, true]);
    await close(/409/);
  });

  it("refuses a text of one's own that the customer filter stops, and loses no word of it", async () => {
    const id = await escalate("T-2003");
    const { page, close } = await workbench.open(`/review/${id}`);
    const own = page.getByLabel("Text for the customer");
    await own.fill("Your risk score was 55.");
    await page.getByLabel("Note").fill("called back");
    await page.getByRole("button", { name: "Ask the customer" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Not recorded: T-2003" });
    await alert.getByRole("button", { name: "Show the item" }).click();
    expect(await own.inputValue()).toBe("Your risk score was 55.");
    await own.fill("Please confirm this payment in your app.");
    await page.getByRole("button", { name: "Ask the customer" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    await expect.poll(async () => (await read(id)).status).toBe("approved");
    await close(/4\d\d/);
  });

  it("explains its keys, and rests when they are switched off", async () => {
    const { page, close } = await workbench.open("/review");
    await heading(page).waitFor();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    for (const key of ["j", "k", "a", "r", "n", "u", "?"]) {
      expect(await help.locator("kbd", { hasText: key }).count()).toBe(1);
    }
    expect(await axeViolations(page)).toEqual([]);
    await help.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    const before = await heading(page).textContent();
    await page.keyboard.press("j");
    await page.keyboard.press("n");
    expect(await heading(page).textContent()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("TEXTAREA");
    await close();
  });

  it("filters by kind and status in the address, and says so when nothing fits", async () => {
    const { page, close } = await workbench.open("/review", { locale: "de" });
    await page.getByLabel("Stand").selectOption("auto_approved");
    await page.getByRole("link", { name: /T-1009/ }).waitFor();
    expect(new URL(page.url()).search).toBe("?status=auto_approved");
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
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), scopes: ["read"] } });
        }),
    });
    await page.getByText("Your key may look, but not decide.").waitFor();
    await page.keyboard.press("a");
    expect(await page.getByRole("button", { name: "Record now" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Export decisions" }).count()).toBe(0);
    await close();
  });

  it("fits a phone: the list, then one item a screen", async () => {
    const { page, close } = await workbench.open("/review?status=all", PHONE);
    const link = page.getByRole("link", { name: /How long may we store/ });
    await link.waitFor();
    expect(await heading(page).count()).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
    await link.click();
    await heading(page).getByText("How long may we store").waitFor();
    expect(await page.getByRole("list", { name: "Items, oldest first" }).count()).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Previous" }).click();
    await expect.poll(() => heading(page).textContent()).not.toContain("How long");
    expect(await scrollsSideways(page)).toBe(false);
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
