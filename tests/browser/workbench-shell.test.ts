import { afterAll, beforeAll, describe, expect, it } from "vitest";
import workbenchPackage from "../../packages/workbench/package.json" with { type: "json" };
import { axeViolations } from "../support/axe-violations.ts";
import { openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench?.close());

const PLACES = ["", "check", "runs", "rerank", "review", "decisions", "evaluations"] as const;

describe("the workbench", () => {
  it("opens without an error or a request to anybody else, and leads to a first check", async () => {
    const { page, close } = await workbench.open("/");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.getByText("Nothing has been checked yet").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Check a first text" }).click();
    await page.getByRole("heading", { level: 1, name: "Check" }).waitFor();
    await close();
  });

  it("carries the licences of what it is made of", async () => {
    const licences = await (await fetch(`${workbench.address}/licenses.txt`)).text();
    for (const name of Object.keys(workbenchPackage.dependencies)) expect(licences).toContain(name);
    expect(licences).toContain("Permission is hereby granted");
  });

  it("walks to every place by keyboard: address, title, focus and mark in the navigation", async () => {
    const { page, close } = await workbench.open("/check");
    await page.getByRole("heading", { level: 1, name: "Check" }).waitFor();
    for (const place of PLACES.toSorted()) {
      const link = page.getByRole("navigation").locator(`a[href="/${place}"]`);
      await link.focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/${place}`);
      await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
      const name = await link.textContent();
      await expect.poll(() => page.title()).toBe(`${name} · Beleg`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    }
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/review");
    await page.getByRole("heading", { level: 1, name: "Review" }).waitFor();
    await close();
  });

  it("Ctrl+K leads to any page or run, by keyboard alone", async () => {
    const body = {
      article_text: "The bridge is long.",
      summary_text: "The bridge is long.",
      label: "Bridges",
      store: true,
    };
    const { run_id } = (await workbench.api("POST", "/v1/check", body)) as { run_id: number };
    const { page, close } = await workbench.open("/check");
    await page.getByRole("heading", { level: 1, name: "Check" }).waitFor();
    const palette = page.getByRole("dialog");
    const chosen = () => palette.getByRole("option", { selected: true }).textContent();
    const written = palette.locator("input:focus");
    await page.keyboard.press("Control+k");
    await written.waitFor();
    await page.keyboard.type("deci");
    await expect.poll(chosen).toBe("Decisions Page");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/decisions");
    await page.getByRole("heading", { level: 1, name: "Decisions" }).waitFor();
    await page.keyboard.press("Control+k");
    await written.waitFor();
    await page.keyboard.type("bridges");
    await palette.getByRole("option", { name: "Bridges Run" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(chosen).toBe("Bridges Run");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/runs/${run_id}`);
    await close();
  });

  it("the skip link leads to the content", async () => {
    const { page, close } = await workbench.open("/runs");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("skip");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await close();
  });

  it("speaks the browser's language, else the chosen one, and remembers it", async () => {
    const { page, close } = await workbench.open("/runs", { locale: "de-AT" });
    await page.getByRole("heading", { level: 1, name: "Läufe" }).waitFor();
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("de");
    await page.getByLabel("Sprache").selectOption("es");
    await page.getByRole("heading", { level: 1, name: "Ejecuciones" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Ejecuciones" }).waitFor();
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("es");
    await page.getByLabel("Idioma").selectOption({ label: "Português" });
    await page.getByRole("heading", { level: 1, name: "Execuções" }).waitFor();
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("pt");
    await close();
  });

  it("follows the system's theme, else the chosen one, and remembers it", async () => {
    const { page, close } = await workbench.open("/runs", { colorScheme: "dark" });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const dark = await background();
    await page.getByLabel("Theme").selectOption("light");
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.reload();
    await expect.poll(background).toBe(light);
    await page.getByLabel("Theme").selectOption("system");
    await expect.poll(background).toBe(dark);
    await close();
  });

  it("folds its navigation away on a phone", async () => {
    const { page, close } = await workbench.open("/runs", PHONE);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole("navigation").isVisible()).toBe(false);
    await menu.press("Enter");
    await page.getByRole("navigation").waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.evaluate((node) => node === document.activeElement)).toBe(true);
    await menu.click();
    await page.getByRole("link", { name: "Review" }).click();
    await page.getByRole("heading", { level: 1, name: "Review" }).waitFor();
    await page.getByRole("navigation").waitFor({ state: "hidden" });
    await close();
  });

  it.each(["/docs", "/help/", "/help/guides/workbench.html"])(
    "%s is readable, on a phone and in the dark too",
    async (path) => {
      for (const look of [
        { colorScheme: "light", viewport: { width: 1440, height: 900 } },
        { colorScheme: "dark", viewport: { width: 390, height: 800 } },
      ] as const) {
        const { page, close } = await workbench.open(path, look);
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(await axeViolations(page)).toEqual([]);
        await expect.poll(() => scrollsSideways(page)).toBe(false);
        await close();
      }
    },
  );

  it("the API page leads from a route to the fields of what it answers", async () => {
    const { page, close } = await workbench.open("/runs");
    await page.getByRole("link", { name: "API reference" }).click();
    await page
      .getByRole("navigation")
      .getByRole("link", { name: /Call off a run/ })
      .click();
    const route = page.locator("#post-v1-runs-id-cancel");
    await route.getByRole("link", { name: "RunStarted" }).click();
    const fields = page.locator("#schema-RunStarted").getByRole("rowheader");
    await expect.poll(() => fields.allTextContents()).toEqual(["run_id required", "status required"]);
    await page.getByRole("link", { name: "Guides" }).click();
    await page.getByRole("main").getByRole("link", { name: "The workbench" }).click();
    await page.getByRole("heading", { level: 1, name: /^The workbench/ }).waitFor();
    await close();
  });

  it("says so where there is no page", async () => {
    const { page, close } = await workbench.open("/nowhere/at-all");
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await close();
  });

  it("says so when the service cannot be reached, and recovers", async () => {
    let reachable = false;
    const { page, close } = await workbench.open("/runs", {
      before: (opened) =>
        opened.route("**/v1/session", (route) => (reachable ? route.fallback() : route.abort("connectionrefused"))),
    });
    await page.getByRole("alert").getByText("The service cannot be reached").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    reachable = true;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
    await close(/ERR_CONNECTION_REFUSED/);
  });
});

describe("with keys", () => {
  const KEY = "a-key-that-is-long-enough";
  let guarded: Workbench;
  beforeAll(async () => {
    guarded = await openWorkbench({ env: { BELEG_API_KEYS: `acme:read+write:${KEY}` } });
  });
  afterAll(() => guarded?.close());

  it("asks for a key, refuses a wrong one in words, signs in and out", async () => {
    const { page, close } = await guarded.open("/runs", { locale: "de" });
    await page.getByRole("heading", { level: 1, name: "Anmelden" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("API-Schlüssel").fill("a-wrong-key-of-some-length");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/Schlüssel/);
    await page.getByLabel("API-Schlüssel").fill(KEY);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Läufe" }).waitFor();
    await page.reload();
    await page.getByText("Angemeldet als acme").waitFor();
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.getByRole("heading", { level: 1, name: "Anmelden" }).waitFor();
    // The browser itself writes down every answer that is not a success; nothing else may be there.
    await close(/401/);
  });
});
