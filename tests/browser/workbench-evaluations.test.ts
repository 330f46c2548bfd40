import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
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
    await expect.poll(() => bar.getAttribute("value")).toBe("0.25");
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
    await expect.poll(() => worst.getByRole("row").count()).toBeGreaterThan(1);
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
    await expect.poll(() => page.getByRole("heading", { level: 2 }).first().textContent()).toMatch(/collapsed/);
    await page.getByText("a high average is no sign of quality").waitFor();
    // A judge that a simple rule matches is warned of, and the rule stands beside it.
    const warning = page.getByRole("note").filter({ hasText: "does not beat a simple rule" });
    await expect.poll(() => warning.textContent()).toMatch(/Spearman: judge 0\.533, “length of the text” 0\.533\.$/);
    const yardsticks = page.getByRole("table", { name: "Yardsticks" });
    // On a phone each cell says which column it is of.
    const spearman = (await yardsticks.getByRole("columnheader").allTextContents()).indexOf("Spearman");
    const cells = (row: string) => yardsticks.getByRole("row", { name: row }).locator("th, td").allTextContents();
    await expect.poll(async () => (await cells("the judge"))[spearman]).toBe("Spearman0.533");
    await expect.poll(async () => (await cells("length of the text"))[spearman]).toBe("Spearman0.533");
    await expect.poll(async () => (await cells("Beaten"))[spearman]).toBe("Spearmanno");
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
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      await close();
    });
  }
});

describe("the rows of an evaluation", () => {
  const shown = (page: Page) => page.locator("tbody th a").allTextContents();

  it("open from a cell of the table, as many as it counts, and one by one", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}`);
    const missed = page.getByRole("table", { name: "Decisions against labels" }).getByRole("link", { name: /missed/ });
    const count = Number(await missed.locator(".evaluation-count").textContent());
    expect(count).toBeGreaterThan(1);
    await missed.press("Enter");
    await page.getByRole("heading", { level: 2, name: `${count} rows` }).waitFor();
    await expect.poll(() => page.evaluate(() => location.search)).toBe("?cell=fn");
    await expect.poll(() => shown(page)).toHaveLength(count);
    expect(await axeViolations(page)).toEqual([]);
    const [first, second] = await shown(page);
    await page.locator("tbody th a").first().press("Enter");
    await page.getByText(`1 of ${count}`).waitFor();
    const text = page.getByRole("region", { name: "Text" });
    await expect.poll(() => text.textContent()).toBe(first);
    await page.keyboard.press("j");
    await page.getByText(`2 of ${count}`).waitFor();
    await expect.poll(() => text.textContent()).toBe(second);
    await page.keyboard.press("k");
    await page.getByText(`1 of ${count}`).waitFor();
    await close();
  });

  it("show a row with label, answer, claims, and the quote of a claim lit in the source", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}/rows?cell=tp&order=data`);
    await page.locator("tbody th a").first().click();
    await page.getByText("found", { exact: true }).waitFor();
    await expect
      .poll(() => page.locator(".key-value").first().textContent())
      .toMatch(/^Peopleerror Judgeerror|^PeopleerrorJudgeerror/);
    await page.locator(".item.verdict-incorrect .item-head").first().press("Enter");
    const lit = page.getByRole("region", { name: "Source" }).locator("mark.on");
    await lit.waitFor();
    await expect.poll(() => page.locator(".item.on blockquote").textContent()).toBe(await lit.textContent());
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("open from a bar of the histogram, from a group, and from where both differ most", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}`);
    const bar = page.locator(".plot-link").first();
    const name = await bar.textContent();
    await bar.press("Enter");
    const count = Number(/: (\d+)$/.exec(name ?? "")?.[1]);
    await page.getByRole("heading", { level: 2, name: new RegExp(`^${count} rows?$`) }).waitFor();
    await page.getByRole("button", { name: /^Score from 0\.\d\d to/ }).click();
    await expect.poll(() => page.evaluate(() => new URLSearchParams(location.search).has("score_from"))).toBe(false);
    await page.goBack();
    await page.getByRole("table", { name: "By origin" }).getByRole("link", { name: "newspaper" }).click();
    await expect.poll(() => page.getByLabel("Origin").inputValue()).toBe("newspaper");
    await page.goBack();
    const worst = page.getByRole("table", { name: "Where judge and people differ most" }).getByRole("link").first();
    const text = await worst.textContent();
    await worst.click();
    await expect.poll(() => page.getByRole("region", { name: "Text" }).textContent()).toBe(text);
    await close();
  });

  it("are chosen by filters that stay in the address, and say when none fits", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}/rows`);
    await page.getByRole("heading", { level: 2, name: "60 rows" }).waitFor();
    await expect.poll(() => shown(page)).toHaveLength(50);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(async () => (await shown(page)).length).toBe(60);
    await page.getByLabel("Label").selectOption("fine");
    await page.getByLabel("Order").selectOption("score");
    await expect.poll(() => page.evaluate(() => location.search)).toBe("?label=fine&order=score");
    await page.reload();
    await expect.poll(() => page.getByLabel("Label").inputValue()).toBe("fine");
    const search = page.getByLabel("Id, text or source contains");
    await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(0);
    const all = (await shown(page)).length;
    await search.fill("bridge-1");
    await expect.poll(async () => (await shown(page)).length).toBeLessThan(all);
    await search.fill("no such row");
    await page.getByText("No row fits").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Show all rows" }).click();
    await page.getByRole("heading", { level: 2, name: "60 rows" }).waitFor();
    await expect.poll(() => search.inputValue()).toBe("");
    await close();
  });

  it("take corrections of labels, keep them over a reload, and export them as JSONL", async () => {
    const id = idOf(DEFAULT);
    const { page, close } = await workbench.open(`/evaluations/${id}/rows/0`);
    await page.getByLabel("The label should be").selectOption("fine");
    await page.getByLabel("Why").fill("The source says the same.");
    await page.reload();
    await expect.poll(() => page.getByLabel("Why").inputValue()).toBe("The source says the same.");
    await page.getByText("label corrected").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export 1 correction" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`corrections-${id}.jsonl`);
    expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
      id: "bridge-1",
      has_error: false,
      has_error_before: true,
      note: "The source says the same.",
      evaluation_id: id,
    });
    await page.goto(`${workbench.address}/evaluations/${id}/rows?q=bridge-1&order=data`);
    await page
      .getByRole("row", { name: /bridge-1 / })
      .getByText("label corrected")
      .waitFor();
    await page.getByRole("button", { name: "Discard corrections" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard corrections" }).click();
    await expect.poll(() => page.getByText("label corrected").count()).toBe(0);
    await close();
  });

  it("say when a row does not exist", async () => {
    const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}/rows/999`);
    await page
      .getByRole("alert")
      .getByText(/has no row 999/)
      .waitFor();
    await close(/404/);
  });

  for (const path of ["rows?cell=fn", "rows/1", "rows/0?label=error"]) {
    for (const [name, options] of [
      ["light, 1440", { viewport: { width: 1440, height: 900 } }],
      ["dark, a phone, in German", { ...PHONE, locale: "de", colorScheme: "dark" }],
      ["a phone, in Portuguese", { ...PHONE, locale: "pt" }],
    ] as const) {
      it(`are clean for axe and fit: ${path}, ${name}`, async () => {
        const { page, close } = await workbench.open(`/evaluations/${idOf(DEFAULT)}/${path}`, options);
        await page.locator(".pane-body, tbody th a").first().waitFor();
        expect(await axeViolations(page)).toEqual([]);
        await expect.poll(() => scrollsSideways(page)).toBe(false);
        await close();
      });
    }
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
    await expect.poll(() => compare.isDisabled()).toBe(true);
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
    await expect.poll(() => page.getByLabel("Después").locator("option").allTextContents()).not.toContain(COLLAPSED);
    await page.getByLabel("Después").selectOption({ label: DOUBT });
    await page
      .getByText(`${await changedRows()} filas cambiaron`)
      .first()
      .waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("opens a row that changed with the label and both judges' answers", async () => {
    const { page, close } = await workbench.open(`/evaluations/compare?a=${idOf(DEFAULT)}&b=${idOf(DOUBT)}`);
    const changed = page.getByRole("table", { name: /rows changed$/ });
    const row = changed.getByRole("row").nth(1);
    await row.waitFor();
    const said = await row.getByRole("cell").allTextContents();
    await row.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: /in both evaluations$/ }).waitFor();
    const judges = page.getByRole("table", { name: "Both judges" });
    await judges.waitFor();
    const answers = () =>
      judges
        .locator("tbody tr")
        .evaluateAll((rows) =>
          rows.map((one) => [...one.querySelectorAll("td .cell-value")].slice(0, 2).map((cell) => cell.textContent)),
        );
    const people = said[1]?.replace(/^People/, "");
    await expect.poll(async () => (await answers()).map(([label]) => label)).toEqual([people, people]);
    expect(new Set((await answers()).map(([, judge]) => judge)).size).toBe(2);
    await page.getByRole("region", { name: "Source" }).waitFor();
    await page.getByText(/claims? with the same verdict/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
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
