import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, paragraph, pdfOf } from "../../packages/beleg/src/ingest/testing/documents.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import { failOnce, openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench?.close());

const SOURCE = `The council met on Monday. The bridge is 420 metres long. ${"The river was calm that day. ".repeat(120)}The mayor did not sign the contract.`;
const TEXT = "The council met on Monday. The bridge is 240 metres long. The mayor signed the contract. Whales sang.";

async function fill(page: Page, source: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Source", exact: true }).fill(source);
  await page.getByRole("textbox", { name: "Text to check" }).fill(text);
}

async function check(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.locator(".report").waitFor();
}

/** The claim with these words. */
const claim = (page: Page, words: string) =>
  page.locator(".item", { has: page.locator(".item-text", { hasText: words }) });

/** The words that are lit, in the pane of that name. */
const litWords = (page: Page, pane: "Text" | "Source") =>
  page.locator(`.pane-body[aria-label="${pane}"] mark.on:not(.mark-differs)`).allTextContents();
/** The words that differ, on one side. */
const differing = (page: Page, pane: "Text" | "Source") =>
  page.locator(`.pane-body[aria-label="${pane}"] .mark-differs.on`).allTextContents();

/** All that the page's live regions say from now on, also what stands there for a blink. */
async function whatIsSaid(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: (string | null)[] = [];
    Reflect.set(window, "said", said);
    const hearAll = () => {
      for (const one of document.querySelectorAll("[role=status]")) said.push(one.textContent);
    };
    new MutationObserver(hearAll).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "said").join("\n"));
}

describe("the page Check", () => {
  it("starts empty: nothing to send, examples at hand", async () => {
    const { page, close } = await workbench.open("/check");
    const button = page.getByRole("button", { name: "Check", exact: true });
    await button.waitFor();
    await expect.poll(() => button.isDisabled()).toBe(true);
    const source = page.getByRole("textbox", { name: "Source", exact: true });
    const seen = new Set<string>();
    for (const lang of ["DE", "EN", "ES"]) {
      await page.getByRole("button", { name: new RegExp(`^${lang} · `) }).click();
      await expect.poll(async () => seen.has(await source.inputValue())).toBe(false);
      await expect.poll(async () => (await source.inputValue()).length).toBeGreaterThan(200);
      seen.add(await source.inputValue());
    }
    await expect.poll(() => button.isDisabled()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("checks against several sources, and lights up what each of two that disagree says", async () => {
    const { page, close } = await workbench.open("/check");
    await fill(page, "The bridge opened in 1932. It is 420 metres long.", "The bridge opened in 1932.");
    await page.getByRole("button", { name: "Add a source" }).click();
    await page.getByRole("textbox", { name: "Source 2", exact: true }).fill("The bridge opened in 1923.");
    await page.getByLabel("Name of source 2").fill("guide");
    expect(await axeViolations(page)).toEqual([]);
    await check(page);
    await claim(page, "1932").getByRole("button").click();
    const lit = page.locator('.pane-body[aria-label="Sources"] mark.on');
    await expect
      .poll(() => lit.allTextContents())
      .toEqual(["The bridge opened in 1932.", "The bridge opened in 1923."]);
    await expect.poll(() => page.locator(".pane-part").allTextContents()).toEqual(["1", "guide"]);
    await expect
      .poll(() => claim(page, "1932").locator("figcaption").allTextContents())
      .toEqual([expect.stringContaining("· 1"), expect.stringContaining("· guide")]);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("checks with live progress, keeps the run, and a claim lights up its words and its quote", async () => {
    const { page, close } = await workbench.open("/check");
    await fill(page, SOURCE, TEXT);
    await page.getByLabel("Name of the run").fill("Bridge");
    const said = await whatIsSaid(page);
    await check(page);
    await expect.poll(said).toMatch(/judge/);
    const claims = page.locator(".item");
    await expect.poll(() => claims.count()).toBe(4);
    const wrong = claim(page, "240 metres");
    await expect.poll(() => wrong.textContent()).toMatch(/^incorrectnumber\d+% sure/);
    await expect.poll(() => page.getByRole("region", { name: "Factuality" }).textContent()).toContain("2 incorrect");

    await wrong.getByRole("button").click();
    await expect.poll(async () => (await litWords(page, "Text")).join("")).toBe("The bridge is 240 metres long.");
    await expect.poll(async () => (await litWords(page, "Source")).join("")).toBe("The bridge is 420 metres long.");
    await expect.poll(() => wrong.locator("blockquote").textContent()).toBe("The bridge is 420 metres long.");
    await expect
      .poll(async () => [await differing(page, "Text"), await differing(page, "Source")])
      .toEqual([["240"], ["420"]]);
    await expect
      .poll(() => page.getByRole("region", { name: "Verdict" }).textContent())
      .toMatch(/^FAIL2 contradicted, 1 of 4/);

    // By keyboard: the last contradiction stands far down in the source and comes into view.
    await claim(page, "mayor").getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await litWords(page, "Source")).join(""))
      .toBe("The mayor did not sign the contract.");
    const pane = page.locator('.pane-body[aria-label="Source"]');
    await expect
      .poll(() =>
        pane.evaluate((node) => {
          const lit = node.querySelector("mark.on")?.getBoundingClientRect();
          const frame = node.getBoundingClientRect();
          return lit !== undefined && lit.top >= frame.top && lit.bottom <= frame.bottom && node.scrollTop > 0;
        }),
      )
      .toBe(true);
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#c\d/);

    await page.keyboard.press("Escape");
    await expect.poll(() => litWords(page, "Text")).toEqual([]);
    await page.keyboard.press("j");
    // What is contradicted comes first, what is confirmed last.
    await expect.poll(async () => (await litWords(page, "Text")).join("")).toBe("The bridge is 240 metres long.");
    await page.keyboard.press("k");
    await expect.poll(async () => (await litWords(page, "Text")).join("")).toBe("The council met on Monday.");
    await page.keyboard.press("k");
    await expect.poll(async () => (await litWords(page, "Text")).join("")).toBe("Whales sang.");
    await expect.poll(() => page.locator(".item.on .item-tags").textContent()).toBe("not confirmed");

    // A click on the words chooses the claim.
    await page.locator("mark", { hasText: "240 metres" }).first().click();
    await expect.poll(() => page.locator(".item.on").textContent()).toContain("240 metres");
    // Nothing of the texts is lost or doubled by the marks.
    await expect.poll(() => page.locator('.pane-body[aria-label="Text"]').textContent()).toBe(TEXT);
    await expect.poll(() => pane.textContent()).toBe(SOURCE);

    await page.getByRole("link", { name: /^Saved as run \d+$/ }).click();
    await page.getByRole("heading", { level: 1, name: "Bridge" }).waitFor();
    await close();
  });

  it("on a phone a claim leads to its words in the text and the source", async () => {
    const { page, close } = await workbench.open("/check", PHONE);
    await fill(page, SOURCE, TEXT);
    await check(page);
    const wrong = claim(page, "mayor");
    for (const [name, pane] of [
      ["Show in the text", "Text"],
      ["Show in the source", "Source"],
    ] as const) {
      if ((await page.locator(".item.on").count()) === 0) await wrong.getByRole("button").click();
      await wrong.getByRole("button", { name }).click();
      const lit = page.locator(`.pane-body[aria-label="${pane}"] mark.on`).first();
      await expect
        .poll(() =>
          lit.evaluate((node) => {
            const { top, bottom } = node.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
    }
    await close();
  });

  it("tells where the points went", async () => {
    const { page, close } = await workbench.open("/check");
    await fill(page, SOURCE, TEXT);
    await check(page);
    const factuality = page.getByRole("region", { name: "Factuality" });
    const score = Number(await factuality.locator(".tile-score").textContent());
    await factuality.getByText("Where the points went").click();
    await expect
      .poll(() => factuality.locator(".lost").textContent())
      .toContain("Contradicted by the source. 2 sentences");
    const losses = await factuality.locator(".lost-amount").allTextContents();
    const lost = losses.map((text) => Number(text.replace("−", "-"))).reduce((sum, loss) => sum + loss, 0);
    expect(score - lost - 1).toBeCloseTo(0, 1);
    await close();
  });

  it("works without a source and says so", async () => {
    const { page, close } = await workbench.open("/check");
    await fill(page, "", TEXT);
    await check(page);
    await expect.poll(() => page.getByRole("region", { name: "Factuality" }).textContent()).toContain("no source");
    await expect
      .poll(() => page.locator('.pane-body[aria-label="Source"]').textContent())
      .toContain("No source was given");
    await close();
  });

  it("says that a claim without a verdict leaves the check incomplete, and what else the source says", async () => {
    const { page, close } = await workbench.open("/check");
    // What the service would say with a model that leaves the last claim out.
    await page.route("**/v1/check?*", async (route) => {
      const response = await route.fetch({ timeout: PATIENCE_MS });
      const answer = (await response.json()) as { factuality: { status: string; details: { claims: object[] } } };
      const { factuality } = answer;
      factuality.status = "incomplete";
      Object.assign(factuality.details.claims.at(-1) ?? {}, { label: "failed", evidence: null });
      const conflict = { text: "The council met on Tuesday.", start_char: 0, end_char: 26, match: "exact" };
      Object.assign(factuality.details.claims[0] ?? {}, { conflict });
      await route.fulfill({ response, json: { ...answer, incomplete: ["factuality"] } });
    });
    await fill(page, SOURCE, TEXT);
    await page.getByLabel("Save the result").uncheck();
    await check(page);
    const tile = page.getByRole("region", { name: "Factuality" });
    await expect.poll(() => tile.textContent()).toContain("incomplete");
    await expect.poll(() => tile.textContent()).toContain("the text has not passed");
    const disputed = claim(page, "The council met");
    await disputed.getByRole("button").first().click();
    await expect.poll(() => disputed.textContent()).toContain("The source also saysThe council met on Tuesday.");
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("checks without keeping, and still exports every format", async () => {
    const { page, close } = await workbench.open("/check");
    await fill(page, SOURCE, TEXT);
    await page.getByLabel("Save the result").uncheck();
    const before = (await workbench.api("GET", "/v1/runs")) as { items: unknown[] };
    await check(page);
    const after = (await workbench.api("GET", "/v1/runs")) as { items: unknown[] };
    expect(after.items).toHaveLength(before.items.length);
    await page.getByText("Not saved").waitFor();
    const starts = {
      JSON: /^\{/,
      Markdown: /^#/,
      HTML: /^<!doctype html>/i,
      SARIF: /2\.1\.0/,
      CSV: /^case,file,finding_id/,
    };
    await expect
      .poll(() => page.getByRole("region", { name: "Verdict" }).textContent())
      .toMatch(/^FAIL2 contradicted, 1 of 4/);
    await page.locator("summary", { hasText: "Export" }).click();
    for (const [name, start] of Object.entries(starts)) {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      expect(readFileSync(await (await download).path(), "utf8").slice(0, 400)).toMatch(start);
    }
    await close();
  });

  it("takes files by drop and by button, and refuses what is no text", async () => {
    const { page, close } = await workbench.open("/check");
    const [source, text] = [page.locator(".text-input").first(), page.locator(".text-input").last()];
    await text.locator("input[type=file]").setInputFiles({
      name: "summary.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(TEXT),
    });
    await expect.poll(() => page.getByRole("textbox", { name: "Text to check" }).inputValue()).toBe(TEXT);
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "article.md", { type: "text/markdown" }));
      return data;
    }, SOURCE);
    await source.dispatchEvent("drop", { dataTransfer: dropped });
    await expect.poll(() => page.getByRole("textbox", { name: "Source", exact: true }).inputValue()).toBe(SOURCE);
    await source.locator("input[type=file]").setInputFiles({
      name: "picture.png",
      mimeType: "image/png",
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
    });
    await page.getByText("picture.png is not a text file in UTF-8.").waitFor();
    await expect.poll(() => page.getByRole("textbox", { name: "Source", exact: true }).inputValue()).toBe(SOURCE);
    await close();
  });

  it("takes PDF and DOCX, each as a source of its own, and says why a file cannot be read", async () => {
    const { page, close } = await workbench.open("/check");
    const files = {
      "bridge.pdf": pdfOf("The bridge is 420 metres long."),
      "mayor.docx": docxOf(paragraph("The mayor did not sign the contract.")),
    };
    const type = { mimeType: "application/octet-stream" };
    const picker = page.locator(".text-input").first().locator("input[type=file]");
    await picker.setInputFiles(Object.entries(files).map(([name, buffer]) => ({ name, buffer, ...type })));
    const text = (name: string) => page.getByRole("textbox", { name, exact: true }).inputValue();
    await expect.poll(() => page.getByRole("textbox", { name: "Source 2", exact: true }).count()).toBe(1);
    await expect.poll(() => text("Source 1")).toBe("The bridge is 420 metres long.");
    await expect.poll(() => text("Source 2")).toBe("The mayor did not sign the contract.");
    await expect.poll(() => text("Name of source 2")).toBe("mayor.docx");
    await picker.first().setInputFiles([{ name: "broken.pdf", buffer: Buffer.from("not at all"), ...type }]);
    await page.getByText(/^broken\.pdf: /).waitFor();
    await expect.poll(() => text("Source 1")).toBe("The bridge is 420 metres long.");
    await page.getByRole("textbox", { name: "Text to check" }).fill("The bridge is 240 metres long.");
    await check(page);
    await claim(page, "240").getByRole("button").click();
    await expect.poll(() => claim(page, "240").locator("figcaption").textContent()).toContain("bridge.pdf");
    // The browser notes down every answer that is not a success.
    await close(/4\d\d/);
  });

  it("keeps what was written over a reload, and Ctrl+Enter sends it", async () => {
    const { page, close } = await workbench.open("/check");
    await fill(page, SOURCE, TEXT);
    await page.reload();
    const text = page.getByRole("textbox", { name: "Text to check" });
    await expect.poll(() => text.inputValue()).toBe(TEXT);
    await expect.poll(() => page.getByRole("textbox", { name: "Source", exact: true }).inputValue()).toBe(SOURCE);
    await text.press("Control+Enter");
    await page.locator(".report").waitFor();
    await close();
  });

  it("keeps what was written when the service fails, says why, and tries again", async () => {
    const { page, close } = await workbench.open("/check", { before: (opened) => failOnce(opened, "**/v1/runs") });
    await fill(page, SOURCE, TEXT);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain("Too much work at once (en)");
    await expect.poll(() => alert.textContent()).toContain("overloaded");
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => page.getByRole("textbox", { name: "Text to check" }).inputValue()).toBe(TEXT);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".report").waitFor();
    await close(/503/);
  });

  it("hostile text stays text", async () => {
    const { page, close } = await workbench.open("/check");
    const hostile = `<img src=x onerror="globalThis.pwned=1"> The bridge is 240 metres long. </mark><script>globalThis.pwned=1</script>`;
    await fill(page, `<b>The bridge is 420 metres long.</b>`, hostile);
    await check(page);
    await page.locator(".item-head").first().click();
    await page.locator(".item.on").waitFor();
    await expect.poll(() => page.locator('.pane-body[aria-label="Text"]').textContent()).toBe(hostile);
    expect(await page.evaluate(() => "pwned" in globalThis)).toBe(false);
    await close();
  });

  it.each([
    ["light", "de", {}],
    ["dark", "es", {}],
    ["light", "es", PHONE],
    ["dark", "de", PHONE],
  ] as const)("is accessible in %s, in %s, and fits the window", async (colorScheme, locale, size) => {
    const { page, close } = await workbench.open("/check", { colorScheme, locale, ...size });
    await page.getByRole("button", { name: new RegExp(`^${locale.toUpperCase()} · `) }).click();
    await page.locator("button[type=submit]:enabled").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.locator("button[type=submit]").click();
    await page.locator(".report").waitFor();
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
      await page.locator(".item-head").first().click();
      await page.locator(".item.on").waitFor();
      await page.locator("details").evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      expect(await axeViolations(page)).toEqual([]);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
    }
    await close();
  });
});
