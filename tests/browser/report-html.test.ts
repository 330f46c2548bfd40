import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildReport, formatReport, type ReportCase } from "@beleg/core/report";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { openReport as open } from "../support/open-report.ts";
import { exampleCase, hostileCase } from "../support/report-example.ts";
import { closeWindows } from "../support/windows.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-html-"));
});
afterAll(async () => {
  await closeWindows();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
function save(cases: readonly ReportCase[], locale: "de" | "en" | "es" | "pt" = "en"): string {
  files += 1;
  const file = join(folder, `${files}.html`);
  writeFileSync(file, formatReport("html", cases, { locale }));
  return file;
}

const shownCards = (page: Page) => page.locator(".card:visible").count();
const idOf = (reportCase: ReportCase, type: string) =>
  reportCase.report.findings.find((finding) => finding.source.issue_type === type)?.id ?? "";

describe("the HTML report in Chromium", () => {
  it("is one file that asks for nothing else and complains about nothing", async () => {
    const { page, complaints, requests, close } = await open(save([exampleCase()]));
    await page.keyboard.press("n");
    await page.waitForSelector(".card.on");
    expect(complaints).toEqual([]);
    expect(requests).toHaveLength(1);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await close();
  });

  it("shows text and source exactly, whatever the highlights do", async () => {
    const example = exampleCase();
    const { page, close } = await open(save([example]));
    const [text, source] = await page.locator(".prose").evaluateAll((nodes) => nodes.map((node) => node.textContent));
    expect(text).toBe(example.summary_text);
    expect(source).toBe(example.article_text);
    await close();
  });

  it("nests overlapping highlights so that each finding's parts make up its words", async () => {
    const example = exampleCase();
    const { page, close } = await open(save([example]));
    for (const { id, span } of example.report.findings) {
      if (span === null) continue;
      const parts = page.locator(`mark.m[data-f="${id}"]`);
      // A part may hold marks of other findings; their text belongs to it as well.
      await expect.poll(async () => (await parts.allTextContents()).join("")).toBe(span.text);
      await expect.poll(() => page.locator(`mark.m[data-f="${id}"][data-n]`).count()).toBe(1);
    }
    // The unclear reference begins inside the long sentence and ends after it: two parts.
    await expect.poll(() => page.locator(`mark[data-f="${idOf(example, "UNCLEAR_REFERENCE")}"]`).count()).toBe(2);
    await close();
  });

  it("hostile text stays text", async () => {
    const hostile = hostileCase();
    const { page, complaints, close } = await open(save([hostile, exampleCase()]));
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => "pwned" in globalThis)).toBe(false);
    await expect.poll(() => page.locator("script").count()).toBe(1);
    await expect.poll(() => page.locator("img, iframe, object").count()).toBe(0);
    const text = await page.locator(".pane.text .prose").first().textContent();
    const shown = hostile.summary_text
      .toWellFormed()
      .replace(/\p{Cc}/gu, (mark) => ("\t\n\r".includes(mark) ? mark : "\ufffd"));
    expect(text).toBe(shown);
    await close();
  });

  it("the policy of the page stops a script that got in all the same", async () => {
    const file = save([exampleCase()]);
    const { page, complaints, close } = await open(file);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.pwned = 1";
      document.body.append(script);
    });
    await expect.poll(() => complaints.join()).toMatch(/Content Security Policy/);
    expect(await page.evaluate(() => "pwned" in globalThis)).toBe(false);
    await close();
  });

  it("a click on a finding lights up its words and its quote, and names it in the address", async () => {
    const example = exampleCase();
    const { page, close } = await open(save([example]));
    const id = idOf(example, "NUMBER");
    await page.locator(`#${id} h3`).click();
    await expect.poll(() => page.locator("mark.m.on").allTextContents()).toEqual(["69 million"]);
    await expect
      .poll(() => page.locator("mark.q.on").allTextContents())
      .toEqual(["The population of France is 67 million."]);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${id}`);
    await expect.poll(() => page.locator(`#${id}`).getAttribute("aria-current")).toBe("true");
    await page.locator("mark.q", { hasText: "on 3 May in Lyon" }).click();
    await expect.poll(() => page.locator(".card.on").getAttribute("id")).toBe(idOf(example, "DATE"));
    await page.locator("mark.m[data-n]", { hasText: "69 million" }).last().click();
    await expect.poll(() => page.locator(".card.on").getAttribute("id")).toBe(id);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".on").count()).toBe(0);
    await close();
  });

  it("n and p walk through the findings in order and around", async () => {
    const example = exampleCase();
    const { page, close } = await open(save([example]));
    const ids = example.report.findings.map((finding) => finding.id);
    const current = () => page.locator(".card.on").getAttribute("id");
    for (const id of [...ids, ids[0]]) {
      await page.keyboard.press("n");
      await expect.poll(current).toBe(id);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    }
    await page.keyboard.press("p");
    await expect.poll(current).toBe(ids.at(-1));
    await page.keyboard.press("Control+p").catch(() => {});
    expect(await current()).toBe(ids.at(-1));
    await page.keyboard.press("n");
    await expect.poll(current).toBe(ids[0]);
    await close();
  });

  it("a deep link opens its finding, also when a filter hides it", async () => {
    const example = exampleCase();
    const id = idOf(example, "DATE");
    const { page, close } = await open(save([example]), { hash: `#${id}` });
    await expect.poll(() => page.locator(".card.on").getAttribute("id")).toBe(id);
    await page.locator('input[value="high"]').uncheck();
    await expect.poll(() => page.locator(".card.on").count()).toBe(0);
    await page.evaluate((hash) => {
      location.hash = "";
      location.hash = hash;
    }, id);
    await page.waitForSelector(`#${id}.on`);
    await expect.poll(() => shownCards(page)).toBe(example.report.findings.length);
    await close();
  });

  it("after Escape the link of a card opens it again", async () => {
    const { page, close } = await open(save([exampleCase()]));
    await page.keyboard.press("n");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    const link = page.locator(".card footer a").first();
    await link.click();
    await page.waitForSelector(".card.on");
    await expect
      .poll(async () => `#${await page.locator(".card.on").getAttribute("id")}`)
      .toBe(await link.getAttribute("href"));
    await close();
  });

  it("the bare id of a finding opens it on a page of several cases", async () => {
    const id = idOf(exampleCase(), "DATE");
    const { page, close } = await open(save([hostileCase(), exampleCase(), exampleCase()]), { hash: `#${id}` });
    await expect.poll(() => page.locator(".card.on").getAttribute("id")).toBe(`c2-${id}`);
    await close();
  });

  it("no name, word or type is too long for a narrow screen", async () => {
    const long = "W".repeat(300);
    const named = { ...exampleCase(), id: long, summary_name: `${long}.txt`, article_name: long };
    const issue_spans = [{ start_char: 0, end_char: 200, message: long, issue_type: long, evidence_quote: long }];
    const input = { summary_text: long, article_text: long, factuality: { issue_spans } };
    const wide = { ...input, report: buildReport(input), agents: { factuality: input.factuality } };
    for (const cases of [[named], [named, wide, exampleCase()], []]) {
      const { page, close } = await open(save(cases), { viewport: { width: 360, height: 700 } });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expect.poll(() => page.locator("main").innerText()).not.toBe("");
      await close();
    }
  });

  it("filters by dimension, severity and verdict, in list and text", async () => {
    const example = exampleCase();
    const { page, close } = await open(save([example]));
    const count = (keep: (finding: ReportCase["report"]["findings"][number]) => boolean) =>
      example.report.findings.filter(keep).length;
    await page.locator('input[name=d][value="factuality"]').uncheck();
    await expect.poll(() => shownCards(page)).toBe(count((finding) => finding.dimension !== "factuality"));
    await expect.poll(() => page.locator("mark.m.d-factuality:not(.off)").count()).toBe(0);
    await expect.poll(() => page.locator("#shown").textContent()).toBe(`3 of 6 shown`);
    await page.locator('input[name=s][value="low"]').uncheck();
    await expect.poll(() => shownCards(page)).toBe(1);
    await page.locator("#show-all").click();
    await page.waitForFunction(() => document.querySelectorAll(".card[hidden]").length === 0);
    await page.locator('input[name=v][value="none"]').uncheck();
    await page.locator('input[name=v][value="uncertain"]').uncheck();
    await expect.poll(() => shownCards(page)).toBe(count((finding) => finding.source.verdict === "incorrect"));
    await page.locator('input[name=v][value="incorrect"]').uncheck();
    await expect.poll(() => page.locator(".all-hidden").isVisible()).toBe(true);
    await close();
  });

  it.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 400],
    ["dark", 800],
  ] as const)("is accessible in %s at %i pixels", async (colorScheme, width) => {
    const still = { reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const { page, close } = await open(save([exampleCase()]), { colorScheme, ...still });
    await page.keyboard.press("n");
    await page.waitForSelector(".card.on");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it("follows the system's theme and the button", async () => {
    const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const { page, close } = await open(save([exampleCase()]), { colorScheme: "dark" });
    const dark = await background(page);
    await page.locator("#theme").click();
    await expect.poll(() => background(page)).not.toBe(dark);
    await page.locator("#theme").click();
    await expect.poll(() => background(page)).toBe(dark);
    await close();
  });

  it("prints dark on white, also from the dark theme", async () => {
    const { page, close } = await open(save([exampleCase()]), { colorScheme: "dark" });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: "rgb(27, 31, 36)", backgroundColor: "rgb(255, 255, 255)" });
    await expect.poll(() => page.locator(".toolbar").isVisible()).toBe(false);
    await close();
  });

  it("works and prints without its script", async () => {
    const example = exampleCase();
    const { page, close } = await open(save([example]), { javaScriptEnabled: false });
    await expect.poll(() => page.locator(".toolbar").isVisible()).toBe(false);
    await expect.poll(() => shownCards(page)).toBe(example.report.findings.length);
    await page.emulateMedia({ media: "print" });
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    await close();
  });

  it("several cases share a page without sharing ids", async () => {
    const { page, complaints, close } = await open(save([exampleCase(), exampleCase()], "de"));
    const ids = await page.locator("[id]").evaluateAll((nodes) => nodes.map((node) => node.id));
    expect(new Set(ids).size).toBe(ids.length);
    await page.keyboard.press("p");
    await expect.poll(() => page.locator(".card.on").getAttribute("id")).toMatch(/^c2-f_/);
    await page.locator("mark.m", { hasText: "69 million" }).last().click();
    await expect.poll(() => page.locator(".case").first().locator(".on").count()).toBe(0);
    await expect.poll(() => page.locator(".case").last().locator("mark.q.on").count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it("stays under a megabyte for two hundred findings with quotes", async () => {
    const sentence = "The committee said on Monday that 2015 was the best year of the company so far. ";
    const summary_text = sentence.repeat(200);
    const issue_spans = Array.from({ length: 200 }, (_, index) => ({
      start_char: index * sentence.length,
      end_char: (index + 1) * sentence.length - 1,
      message: `The year differs from the source in sentence ${index}`,
      issue_type: "DATE",
      verdict: "incorrect",
      confidence: 0.8,
      origin: "embedded",
      evidence_quote: `In sentence ${index} the source says that 2016 was the best year of the company.`,
      claim: "2015 was the best year of the company so far.",
    }));
    const article_text = issue_spans.map((issue) => issue.evidence_quote).join(" ");
    const factuality = { status: "ok", score: 0.1, issue_spans };
    const report = buildReport({ summary_text, article_text, factuality });
    expect(report.findings).toHaveLength(200);
    const file = save([{ report, summary_text, article_text, agents: { factuality } }]);
    expect(statSync(file).size).toBeLessThan(1_000_000);
    const { page, close } = await open(file);
    await expect.poll(() => page.locator("mark.q").count()).toBe(200);
    await close();
  });
});
