import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { until } from "../support/until.ts";
import { failOnce, openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

type Listed = { readonly id: number; readonly name: string; readonly status: string };

let workbench: Workbench;
let samples: readonly Listed[];
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
  await until(async () => {
    samples = ((await workbench.api("GET", "/v1/evaluations")) as { items: Listed[] }).items;
    return samples.length === 3 && samples.every(({ status }) => status === "success");
  });
});
afterAll(() => workbench?.close());

const idOf = (name: string) => samples.find((one) => one.name === name)?.id ?? 0;
const DEFAULT = "Bridges, default threshold";
const DOUBT = "Bridges, any doubt counts";
const COLLAPSED = "Notices, readability";

describe("the page Evaluations", () => {
  it("lists them with their first figure and warns of a collapsed judge", async () => {
    const { page, close } = await workbench.open("/evaluations");
    const row = page.getByRole("row", { name: new RegExp(COLLAPSED) });
    await row.getByText("collapsed").waitFor();
    await page
      .getByRole("row", { name: new RegExp(DEFAULT) })
      .getByText("Balanced accuracy")
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("starts one on pasted rows by keyboard, follows it, and shows what it found", async () => {
    const { page, close } = await workbench.open("/evaluations");
    await page.getByRole("button", { name: "New evaluation" }).press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await page.keyboard.type("Typed by hand");
    const rows = page.getByLabel("Labelled rows");
    await page.getByRole("button", { name: "Start measuring" }).press("Enter");
    await page.getByText("There are no rows yet").waitFor();
    await rows.fill('{"id": 1}\nnot json');
    await page.getByRole("button", { name: "Start measuring" }).press("Enter");
    await page.getByText("Line 2 is not a JSON object.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Fill in sample rows" }).press("Enter");
    await page.getByRole("button", { name: "Start measuring" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "Typed by hand" }).waitFor();
    await page.getByRole("table", { name: "Decisions against labels" }).waitFor();
    await close();
  });

  it("shows how far it is while it runs, and why it failed", async () => {
    const detail = await workbench.api("GET", `/v1/evaluations/${idOf(DEFAULT)}`);
    const running = { ...(detail as object), status: "running", summary: null, progress: { done: 15, total: 60 } };
    const error = { code: "invalid_argument", message: "The labels do not fit the scale." };
    let answer: object = running;
    const { page, close } = await workbench.open("/evaluations/5000", {
      before: (opened) => opened.route("**/v1/evaluations/5000", (route) => route.fulfill({ json: answer })),
    });
    const bar = page.getByRole("progressbar", { name: "15 of 60 rows judged" });
    await bar.waitFor();
    expect(await bar.getAttribute("value")).toBe("0.25");
    answer = { ...running, progress: null, status: "failed", error };
    await page.getByRole("alert").getByText("The labels do not fit the scale.").waitFor();
    await close();
  });

  it("reads rows from a file", async () => {
    const { page, close } = await workbench.open("/evaluations");
    await page.getByRole("button", { name: "New evaluation" }).click();
    const row = JSON.stringify({ id: "1", article_text: "It is red.", summary_text: "It is red.", has_error: false });
    const buffer = Buffer.from(`${row}\n${row.replace('"1"', '"2"')}\n`);
    await page.getByLabel("Or open a file").setInputFiles({ name: "rows.jsonl", mimeType: "text/plain", buffer });
    await page.getByText("rows.jsonl").waitFor();
    await page.getByText("2 rows", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Forget the file" }).click();
    await page.getByLabel("Labelled rows").waitFor();
    await close();
  });

  it("says what to do while there are none, and when the list cannot be read", async () => {
    const { page, close } = await workbench.open("/evaluations", {
      before: async (opened) => {
        await opened.route("**/v1/evaluations?*", (route) => route.fulfill({ json: { items: [], next_cursor: null } }));
        await failOnce(opened, "**/v1/evaluations?*");
      },
    });
    await page.getByRole("alert").getByText("Too much work at once").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("No evaluation yet").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close(/503/);
  });
});

describe("an evaluation", () => {
  it("shows figures, decisions, curves, origins and the rows to look at", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}`);
    const confusion = page.getByRole("table", { name: "Decisions against labels" });
    await confusion.waitFor();
    const counts = await confusion.locator(".evaluation-count").allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(60);
    for (const name of ["Errors found (up)", "What happened (up)", "Texts people found fine"]) {
      await page.getByRole("img", { name: new RegExp(`^${name.replace(/[()]/g, "\\$&")}`) }).waitFor();
    }
    const origins = page.getByRole("table", { name: "By origin" });
    for (const origin of ["newspaper", "town archive"]) await origins.getByText(origin).waitFor();
    const worst = page.getByRole("table", { name: "Where judge and people differ most" });
    expect(await worst.getByRole("row").count()).toBeGreaterThan(1);
    await close();
  });

  it("gives its report as a page and as Markdown", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}`);
    for (const [name, start] of [
      ["HTML", "<!doctype html>"],
      ["Markdown", "#"],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name, exact: true }).click(),
      ]);
      expect(
        readFileSync(await download.path(), "utf8")
          .toLowerCase()
          .startsWith(start),
      ).toBe(true);
    }
    await close();
  });

  it("explains a collapsed judge before anything else", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(COLLAPSED)}`, { colorScheme: "dark" });
    await page.getByRole("heading", { level: 2, name: /^The judge has collapsed/ }).waitFor();
    expect(await page.getByRole("heading", { level: 2 }).first().textContent()).toMatch(/collapsed/);
    await page.getByText("a high average is no sign of quality").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  for (const [name, options] of [
    ["light", {}],
    ["dark", { colorScheme: "dark" }],
    ["a phone, in Spanish", { ...PHONE, locale: "es" }],
    ["a phone, in German", { ...PHONE, locale: "de", colorScheme: "dark" }],
  ] as const) {
    it(`is clean for axe and fits: ${name}`, async () => {
      const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}`, options);
      await page.locator(".evaluation-confusion").waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await close();
    });
  }
});

describe("the comparison", () => {
  /** How many rows of the samples change depends on the judge; that some get better and some worse does not. */
  async function changedRows(): Promise<number> {
    const compared = await workbench.api("GET", `/v1/evaluations/compare?a=${idOf(DEFAULT)}&b=${idOf(DOUBT)}`);
    const { flipped_total } = compared as { readonly flipped_total: number };
    expect(flipped_total).toBeGreaterThan(1);
    return flipped_total;
  }

  it("is reached from the list with two ticks, and tells what got worse and which rows changed", async () => {
    const { page, close } = await workbench.open("/evaluations");
    const compare = page.getByRole("button", { name: "Compare" });
    await page.getByLabel(`Choose ${DEFAULT} for comparison`).press("Space");
    await page.getByLabel(`Choose ${COLLAPSED} for comparison`).press("Space");
    await page.getByText("These two have different tasks").waitFor();
    expect(await compare.isDisabled()).toBe(true);
    await page.getByLabel(`Choose ${COLLAPSED} for comparison`).press("Space");
    await page.getByLabel(`Choose ${DOUBT} for comparison`).press("Space");
    await compare.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Compare evaluations" }).waitFor();
    const precision = page.getByRole("table", { name: "Differences" }).getByRole("row", { name: /^Precision/ });
    await precision.getByText("worse").waitFor();
    await page.getByRole("heading", { level: 2, name: `${await changedRows()} rows changed` }).waitFor();
    for (const change of ["now wrong", "now right"]) await page.getByText(change).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("asks for a second one, offers only those of the same task, and fits a phone", async () => {
    const { page, close } = await workbench.open(`/evaluations/compare?a=${idOf(DEFAULT)}`, { ...PHONE, locale: "es" });
    await page.getByText("Elija dos evaluaciones").waitFor();
    await expect.poll(() => page.getByLabel("Después").locator("option").allTextContents()).toContain(DOUBT);
    expect(await page.getByLabel("Después").locator("option").allTextContents()).not.toContain(COLLAPSED);
    await page.getByLabel("Después").selectOption({ label: DOUBT });
    await page
      .getByText(`${await changedRows()} filas cambiaron`)
      .first()
      .waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("says when two cannot be compared", async () => {
    const path = `/evaluations/compare?a=${idOf(DEFAULT)}&b=${idOf(COLLAPSED)}`;
    const { page, close } = await workbench.open(path);
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await close(/status of 4\d\d/);
  });
});
