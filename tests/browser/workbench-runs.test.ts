import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { failOnce, openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

const source = "The bridge is 420 metres long. The mayor signed the contract on Friday. It was built by Arlo Stein.";
const wrong = "The bridge is 240 metres long. The mayor signed the contract on Friday.";
const right = "The bridge is 420 metres long. The mayor signed the contract on Friday.";

let workbench: Workbench;
const ids: Record<string, number> = {};
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench?.close());

async function keep(label: string, text: string): Promise<number> {
  const body = { article_text: source, summary_text: text, label, store: true, locale: "en" };
  const { run_id } = (await workbench.api("POST", "/v1/check", body)) as { run_id: number };
  ids[label] = run_id;
  return run_id;
}

const names = (page: Page) => page.locator("tbody th a").allTextContents();

describe("the page Runs", () => {
  it("says what to do while there are none", async () => {
    const { page, close } = await workbench.open("/runs");
    await page.getByText("No runs yet").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Check a first text" }).click();
    await page.getByRole("heading", { level: 1, name: "Check" }).waitFor();
    await close();
  });

  it("lists them newest first, filters and searches, with the filter in the address", async () => {
    await keep("draft", wrong);
    await keep("final", right);
    const { page, close } = await workbench.open("/runs");
    await expect.poll(() => names(page)).toEqual(["final", "draft"]);
    await expect
      .poll(() => page.locator(".run-verdict").allTextContents())
      .toEqual(["PASS2 of 2 claims confirmed", "FAIL1 contradicted, 1 of 2 claims confirmed"]);
    await page.getByLabel("With high severity only").check();
    await expect.poll(() => names(page)).toEqual(["draft"]);
    await expect.poll(() => page.evaluate(() => location.search)).toBe("?high=true");
    await page.reload();
    await expect.poll(() => names(page)).toEqual(["draft"]);
    await page.getByLabel("With high severity only").uncheck();
    await page.getByLabel("Search").fill("final");
    await expect.poll(() => names(page)).toEqual(["final"]);
    await page.getByLabel("Search").fill("nobody wrote this");
    await page.getByText("No run matches").waitFor();
    await page.getByLabel("Search").fill("");
    await page.getByLabel("Status").selectOption("failed");
    await page.getByText("No run matches").waitFor();
    await page.getByLabel("Status").selectOption("success");
    await expect.poll(() => names(page)).toEqual(["final", "draft"]);
    await close();
  });

  it("goes on page by page", async () => {
    for (let i = 0; i < 26; i += 1) await keep(`many ${i}`, right);
    const { page, close } = await workbench.open("/runs?q=many");
    await expect.poll(() => page.locator("tbody tr").count()).toBe(25);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(26);
    await expect.poll(() => page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    await expect.poll(async () => new Set(await names(page)).size).toBe(26);
    await close();
  });

  it("compares two of them: scores, findings gone and new", async () => {
    const { page, close } = await workbench.open("/runs?q=bridge");
    const compare = page.getByRole("button", { name: "Compare chosen" });
    await expect.poll(() => compare.isDisabled()).toBe(true);
    await page.getByLabel("Search").fill("fina");
    await page.getByLabel("Choose final to compare").check();
    await page.getByLabel("Search").fill("draft");
    await page.getByLabel("Choose draft to compare").check();
    await compare.click();
    await page.getByRole("heading", { level: 1, name: "Compare two runs" }).waitFor();
    const gone = page.getByRole("region", { name: /gone$/ }).locator("li", { hasText: /240 metres$/ });
    await gone.waitFor();
    const factuality = page.getByRole("row", { name: /^Factuality/ });
    await expect.poll(() => factuality.textContent()).toMatch(/0\.50.*1\.00.*\+0\.50 better/);
    await expect.poll(() => page.getByRole("row", { name: /^Findings of high/ }).textContent()).toMatch(/−1 better/);
    expect(await axeViolations(page)).toEqual([]);
    // The words that went and came, the claims that got another verdict, and no warning: the source is the same.
    await expect.poll(() => page.locator("del").allTextContents()).toEqual(["240 "]);
    await expect.poll(() => page.locator("ins").allTextContents()).toEqual(["420 "]);
    await expect
      .poll(() => page.getByRole("table", { name: "Claims" }).locator("tbody tr").first().textContent())
      .toMatch(/other verdict.*incorrect.*240 metres.*correct.*420 metres/);
    await page.getByText("1 claim with the same verdict").waitFor();
    await expect.poll(() => page.getByRole("note").count()).toBe(0);
    // A finding leads to its run, opened at its place.
    await gone.getByRole("link").click();
    await page.locator(".item.on").waitFor();
    await expect.poll(() => page.locator("mark.on").first().textContent()).toBe("240 metres");
    await close();
  });

  it("warns before anything else when two runs had other sources, and says when the text is the same", async () => {
    const body = { article_text: `${source} It opened in 1988.`, summary_text: right, store: true, locale: "en" };
    const { run_id } = (await workbench.api("POST", "/v1/check", body)) as { run_id: number };
    const { page, close } = await workbench.open(`/runs/compare?a=${ids.final}&b=${run_id}`, { ...PHONE });
    await page.getByRole("note").getByText("not checked against the same source").waitFor();
    await page.getByText("The text is the same in both.").waitFor();
    await page.getByText("No claim got another verdict.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await close();
  });

  it("asks for two runs where the address names none or one", async () => {
    const { page, close } = await workbench.open(`/runs/compare?a=${ids.draft}`);
    await page.getByText("Choose two runs to see what changed").waitFor();
    await page.getByLabel("After").selectOption(String(ids.final));
    await page.getByRole("region", { name: "Scores" }).waitFor();
    await expect.poll(() => page.evaluate(() => location.search)).toBe(`?a=${ids.draft}&b=${ids.final}`);
    await close();
  });

  it("opens a finding by its deep link and exports the report", async () => {
    const run = (await workbench.api("GET", `/v1/runs/${ids.draft}`)) as { report: { findings: { id: string }[] } };
    const finding = run.report.findings[0]?.id;
    const { page, close } = await workbench.open(`/runs/${ids.draft}#${finding}`);
    await page.locator(`#${finding}.on`).waitFor();
    await expect.poll(() => page.getByRole("tab", { selected: true }).textContent()).toMatch(/^Findings/);
    await expect.poll(() => page.locator("mark.mark-quote.on").textContent()).toBe("The bridge is 420 metres long.");
    await expect.poll(() => page.title()).toBe("draft · Beleg");
    await page.locator("summary", { hasText: "Export" }).click();
    for (const [name, start] of [
      ["JSON", /^\{/],
      ["HTML", /^<!doctype html>/i],
      ["SARIF", /2\.1\.0/],
    ] as const) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`beleg-run-${ids.draft}.${name.toLowerCase()}`);
      expect(readFileSync(await file.path(), "utf8").slice(0, 400)).toMatch(start);
    }
    await close();
  });

  it("prints dark on white with the quote under every verdict, also from the dark theme", async () => {
    const { page, close } = await workbench.open(`/runs/${ids.draft}`, { colorScheme: "dark" });
    await page.locator(".report").waitFor();
    const quotes = page.locator(".item blockquote");
    await expect.poll(() => quotes.first().isVisible()).toBe(false);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const quote of await quotes.all()) await expect.poll(() => quote.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole("navigation").isVisible()).toBe(false);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe("rgb(255, 255, 255)");
    await close();
  });

  it("follows a run that is still on its way", async () => {
    const { run_id } = (await workbench.api("POST", "/v1/runs", { summary_text: right })) as { run_id: number };
    const { page, close } = await workbench.open(`/runs/${run_id}`);
    await page.locator(".report").waitFor();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(`Run ${run_id}`);
    await close();
  });

  it("takes in new runs by itself, with what became of them", async () => {
    const { page, close } = await workbench.open("/runs?q=by itself");
    await page.getByText("No run matches").waitFor();
    const body = { article_text: source, summary_text: wrong, label: "by itself" };
    await workbench.api("POST", "/v1/runs", body);
    await expect.poll(() => names(page)).toEqual(["by itself"]);
    await expect.poll(() => page.locator(".run-verdict").textContent()).toMatch(/^FAIL1 contradicted/);
    await close();
  });

  it("deletes after asking, and says so", async () => {
    const id = await keep("to be deleted", right);
    const { page, close } = await workbench.open(`/runs/${id}`);
    const button = page.getByRole("button", { name: "Delete" });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Delete to be deleted?" });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
    await button.press("Enter");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page.getByText("to be deleted was deleted.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
    await expect(workbench.api("GET", `/v1/runs/${id}`)).rejects.toThrow("404");
    await close();
  });

  it("says what is wrong when a run does not exist or the list cannot be had", async () => {
    const missing = await workbench.open("/runs/999999", { locale: "de" });
    await missing.page.getByRole("alert").waitFor();
    await expect.poll(() => missing.page.getByRole("alert").textContent()).toContain("run_not_found");
    await expect
      .poll(() => missing.page.getByRole("alert").textContent())
      .toContain("Dieser Lauf wurde nicht gefunden");
    expect(await axeViolations(missing.page)).toEqual([]);
    await missing.close(/404/);
    const failing = await workbench.open("/runs", { before: (page) => failOnce(page, "**/v1/runs?*") });
    await failing.page.getByRole("alert").getByText("Too much work at once (en).").waitFor();
    expect(await axeViolations(failing.page)).toEqual([]);
    await failing.page.getByRole("button", { name: "Try again" }).click();
    await failing.page.locator("tbody tr").first().waitFor();
    await failing.close(/503/);
  });

  it.each([
    ["light", "de", {}],
    ["dark", "es", PHONE],
  ] as const)("is accessible in %s, in %s, and fits the window", async (colorScheme, locale, size) => {
    for (const path of ["/runs?q=draft", `/runs/${ids.draft}`, `/runs/compare?a=${ids.draft}&b=${ids.final}`]) {
      const { page, close } = await workbench.open(path, { colorScheme, locale, ...size });
      await page.locator("tbody tr, .report").first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      await close();
    }
  });
});
