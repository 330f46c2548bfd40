import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { failOnce, openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
});
afterAll(() => workbench?.close());

describe("the list of cases", () => {
  it("shows where each case stands, last changed first, and leads to it by keyboard", async () => {
    const { page, close } = await workbench.open("/decisions");
    const rows = page.getByRole("table", { name: "Cases, last changed first" }).getByRole("row");
    await rows.nth(1).waitFor();
    await expect.poll(() => rows.nth(1).textContent()).toMatch(/T-1004.*Escalated.*55.*C-9000.*template/);
    await expect.poll(() => rows.count()).toBe(1 + 9);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "T-1003" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Case T-1003" }).waitFor();
    await close();
  });

  it("colours a risk by how bad it is: little of it is good", async () => {
    const { page, close } = await workbench.open("/decisions");
    const bar = (id: string) => page.getByRole("row", { name: new RegExp(id) }).locator(".score-bar");
    await bar("T-1001").waitFor();
    for (const [id, tone] of [
      ["T-1001", "good"],
      ["T-1002", "fair"],
      ["T-1003", "poor"],
    ] as const)
      await expect.poll(() => bar(id).getAttribute("class")).toBe(`score-bar score-${tone}`);
    await close();
  });

  it("filters by decision and by where the text came from, in the address", async () => {
    const { page, close } = await workbench.open("/decisions", { locale: "de" });
    await page.getByLabel("Entscheidung").selectOption("BLOCK");
    await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
    await page.getByLabel("Kundentext von").selectOption("safe_template");
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    await expect.poll(() => page.evaluate(() => location.search)).toBe("?decision=BLOCK&source=safe_template");
    await page.reload();
    await page.getByRole("link", { name: "T-1003" }).waitFor();
    await page.getByLabel("Entscheidung").selectOption("APPROVE");
    await page.getByText("Kein Fall passt zu diesen Filtern").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(9);
    await close();
  });

  it("says what went wrong and tries again", async () => {
    const { page, close } = await workbench.open("/decisions", {
      before: (opened) => failOnce(opened, "**/v1/decisions?*"),
    });
    await page.getByRole("alert").getByText("Too much work at once").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "T-1001" }).waitFor();
    await close(/503/);
  });

  it("says what to do where there is nothing yet", async () => {
    const { page, close } = await workbench.open("/decisions", {
      locale: "es",
      before: (opened) =>
        opened.route("**/v1/decisions?*", (route) => route.fulfill({ json: { items: [], next_cursor: null } })),
    });
    await page.getByText("Todavía no hay casos").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });
});

describe("a case", () => {
  it("that waits for a person leads to its review", async () => {
    const { page, close } = await workbench.open("/decisions/T-1004");
    const way = page.getByRole("link", { name: "Review the decision (version 1)" });
    await way.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await way.click();
    await page.waitForURL(/\/review\/[0-9a-f-]{36}$/);
    await page.getByText("T-1004").first().waitFor();
    await close();
  });

  it("tells all five phases, both sides and every check; clean in light and dark", async () => {
    // The figure itself is the pipeline's business; every place on the page must say the same.
    const { composite } = (await workbench.api("GET", "/v1/decisions/T-1003")) as { composite: number };
    const risk = composite.toFixed(2);
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, close } = await workbench.open("/decisions/T-1003", { colorScheme });
      const verdict = page.getByRole("region", { name: "Verdict" }).getByRole("paragraph");
      await verdict.first().waitFor();
      await expect
        .poll(() => verdict.allTextContents())
        .toEqual([
          `Blockeddecided by the rules · risk ${risk} of 100 (high) · confidence 0.80`,
          "Why: over 3× the average; high-risk country, large amount; unusual country.",
        ]);
      const trace = page.locator("details.case-trace");
      await expect.poll(() => trace.getAttribute("open")).toBe(null);
      await expect.poll(() => page.getByRole("region", { name: "For fraud" }).count()).toBe(0);
      await page.getByRole("heading", { level: 2, name: "How it was decided" }).click();
      const phases = page.locator(".decision-phase h3");
      await expect
        .poll(() => phases.allTextContents())
        .toEqual([
          "Phase 1: Signals, policies, threats",
          "Phase 2: Evidence",
          "Phase 3: Debate",
          "Phase 4: Arbiter",
          "Phase 5: Explanation",
        ]);
      await page
        .getByRole("blockquote")
        .getByText("In a high-risk country an amount above 1000 USD, or as much in another currency, is blocked.")
        .waitFor();
      for (const side of ["For fraud", "For the customer"]) await page.getByRole("region", { name: side }).waitFor();

      const customer = page.getByRole("region", { name: "What the customer reads" });
      const auditor = page.getByRole("region", { name: "What the auditor reads" });
      await expect.poll(() => customer.textContent()).toContain("The model's text broke");
      await expect.poll(() => customer.textContent()).not.toContain(risk.slice(0, 2));
      await expect.poll(() => auditor.textContent()).toContain(`${risk}/100`);
      // The letter is German, the screen English: both texts say so, and nothing that is written in English does.
      await expect.poll(() => page.getByText("Text in German").count()).toBe(3);
      await expect.poll(() => customer.locator(".letter").getAttribute("lang")).toBe("de");
      await expect.poll(() => customer.locator(".letter li").first().textContent()).toContain("Gerät");
      await customer.getByText("waits for release").waitFor();
      const record = auditor.getByRole("table", { name: "Technical record" });
      await expect.poll(() => record.getByRole("rowheader").allTextContents()).toContain("Üblicher Betrag");
      const [prose, table] = [await auditor.locator(".case-prose").boundingBox(), await record.boundingBox()];
      expect(table?.x ?? 0).toBeGreaterThan((prose?.x ?? 0) + (prose?.width ?? 0));
      expect(Math.abs((table?.y ?? 0) - (prose?.y ?? 0))).toBeLessThan(20);
      await auditor.getByText(/claims compared with the record/).click();
      await auditor
        .getByText(/Record: “/)
        .first()
        .waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await close();
    }
  });

  it("switches between versions, and shows what the customer was told and thought of it", async () => {
    const { page, close } = await workbench.open("/decisions/T-1002");
    const told = page.getByRole("region", { name: "What the customer was told" });
    await told.waitFor();
    // The letter of this version stands above; the list repeats only the other one.
    await expect.poll(() => told.getByRole("blockquote").count()).toBe(1);
    await expect.poll(() => told.getByRole("link", { name: "The letter stands above." }).count()).toBe(1);
    await expect.poll(() => page.getByText(/^Text in /).count()).toBe(0);
    await expect.poll(() => told.textContent()).toMatch(/2 of 5.*could not pay.*4 of 5.*looked again/s);
    const facts = page.getByRole("table", { name: "The payment beside the customer's habits" });
    await expect.poll(() => facts.textContent()).toContain("D-17");
    await page.getByRole("link", { name: /Version 1/ }).press("Enter");
    await page.getByText("This is an earlier version of the case.").waitFor();
    await expect.poll(() => facts.textContent()).toMatch(/D-88.*unusual/);
    await expect.poll(() => page.getByRole("link", { name: /Version 1/ }).getAttribute("aria-current")).toBe("true");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Show the latest" }).click();
    await expect.poll(() => page.evaluate(() => location.search)).toBe("");
    await close();
  });

  it("gives the letter to the clipboard, letter for letter", async () => {
    const { page, close } = await workbench.open("/decisions/T-1003", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy the text" }).click();
    await page.getByText("The text is in the clipboard.").waitFor();
    const { state } = (await workbench.api("GET", "/v1/decisions/T-1003")) as {
      state: { explanation: { customer_message: string } };
    };
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(state.explanation.customer_message);
    await close();
  });

  it("that a person decided says who, when, why, and what the system had proposed", async () => {
    const { page, close } = await workbench.open("/decisions/T-1008", { locale: "pt-BR", colorScheme: "dark" });
    const verdict = page.getByRole("region", { name: "Resultado" });
    await verdict.getByText(/R\. Ortega.*by phone.*O sistema tinha proposto: Encaminhada\./).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("that does not exist is said to be missing", async () => {
    const { page, close } = await workbench.open("/decisions/T-none");
    await page.getByRole("alert").getByText("decision_not_found").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close(/404/);
  });

  it("fits a phone, in German", async () => {
    const { page, close } = await workbench.open("/decisions/T-1007", { ...PHONE, locale: "de" });
    await page.getByRole("heading", { level: 2, name: "Wie entschieden wurde" }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Entscheidungen" }).first().click();
    await page.getByRole("link", { name: "T-1007" }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await close();
  });
});

describe("the figures", () => {
  it("draw periods and styles with the same numbers as tables", async () => {
    const { page, close } = await workbench.open("/decisions");
    await page.getByRole("tab", { name: "Cases" }).press("ArrowRight");
    await page.getByRole("img", { name: /^Escalated cases\. / }).waitFor();
    await page.getByLabel("Period").selectOption("month");
    const { periods } = (await workbench.api("GET", "/v1/analytics/decisions?period=month")) as {
      periods: { decisions: number }[];
    };
    const table = page.getByRole("table", { name: "All figures" });
    await expect.poll(() => table.locator("tbody tr").count()).toBe(periods.length);
    const counts = table.locator("tbody tr td:nth-child(2) .cell-value");
    await expect
      .poll(async () => (await counts.allTextContents()).map(Number))
      .toEqual(periods.map(({ decisions }) => decisions).toReversed());
    const ratings = page.getByRole("img", { name: /^Ratings by style\. .*casual, brief: 4\.5 \(/ });
    await ratings.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("fit a phone in the dark, fail in words, and are empty in words", async () => {
    const { page, close } = await workbench.open("/decisions?view=figures", {
      ...PHONE,
      colorScheme: "dark",
      before: (opened) => failOnce(opened, "**/v1/analytics/decisions*"),
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "All figures" }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.route("**/v1/analytics/decisions*", (route) => route.fulfill({ json: { periods: [], variants: [] } }));
    await page.getByLabel("Period").selectOption("week");
    await page.getByText("Nothing was decided yet").waitFor();
    await close(/503/);
  });
});
