import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BLOCKING_RISKS } from "../../packages/core/src/rerank/blocking-risks.ts";
import { BLOCKING_RISKS as SHOWN_AS_BLOCKING } from "../../packages/workbench/src/rerank/risks.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import { failOnce, openWorkbench, PHONE, scrollsSideways, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
});
afterAll(() => workbench?.close());

const QUESTION = "How long may we store the access logs of our web server?";

/** The kept sample run whose selection waits for a person. */
async function waitingRun(): Promise<number> {
  const { items } = (await workbench.api("GET", "/v1/rerank/runs")) as { items: { id: number; query: string }[] };
  return items.find(({ query }) => query === QUESTION)?.id ?? 0;
}

describe("the page Rerank", () => {
  it("runs the sample with one click and keeps nothing", async () => {
    const { page, close } = await workbench.open("/rerank");
    await page.getByRole("button", { name: "Try it with sample data" }).press("Enter");
    const answer = page.getByRole("heading", { level: 2, name: "How often must a public playground be inspected?" });
    await answer.waitFor();
    await expect.poll(() => answer.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByText("4 sources chosen").waitFor();
    const dropped = page.getByRole("table", { name: "Left out before scoring" });
    await expect.poll(() => dropped.getByRole("row").count()).toBe(4);
    for (const reason of ["too old", "disallowed source", "duplicate"])
      await dropped.getByText(reason, { exact: true }).waitFor();
    const runs = page.getByRole("table", { name: "Saved runs" }).getByRole("row");
    await expect.poll(() => runs.count()).toBe(3);
    await close();
  });

  it("takes a question and candidates from a form, every control worked by keys, keeps the run and shows its page", async () => {
    const { page, close } = await workbench.open("/rerank");
    // The runs come first; the form waits behind its button, which hands the focus on.
    await page.getByRole("table", { name: "Saved runs" }).waitFor();
    await expect.poll(() => page.getByLabel("Question").count()).toBe(0);
    await page.getByRole("button", { name: "New request" }).press("Enter");
    await page.getByLabel("Question").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await page.getByLabel("Question").fill("How is bread kept fresh?");
    for (const [index, text] of ["Bread stays fresh in a linen bag.", "The moon is far away."].entries()) {
      const candidate = page.getByRole("group", { name: `Candidate ${index + 1}` });
      await candidate.getByLabel("Title").fill(`Page ${index + 1}`);
      await candidate.getByLabel("Address").fill(`https://site${index}.example/page`);
      await candidate.getByLabel("Text").fill(text);
      await candidate.getByLabel("Published").fill("2020-01-01");
    }
    await page.getByRole("button", { name: "Add a candidate" }).press("Enter");
    await page.getByRole("group", { name: "Candidate 3" }).getByLabel("Text").fill("Fresh bread is kept in a box.");
    await page.getByText("Rules: age, number").press("Enter");
    await page.getByLabel("Sources to choose").fill("1");
    await page.getByLabel("Rule of age").selectOption("software_docs_strict");
    await page.getByRole("button", { name: "Choose sources" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "How is bread kept fresh?" }).waitFor();
    await expect.poll(() => page.evaluate(() => location.pathname)).toMatch(/^\/rerank\/\d+$/);
    await page.getByText("1 source chosen").waitFor();
    // The dated ones are older than 36 months.
    const dropped = page.getByRole("table", { name: "Left out before scoring" });
    await expect.poll(() => dropped.getByText("too old").count()).toBe(2);
    await page.getByRole("link", { name: "Rerank" }).first().click();
    await page.getByRole("link", { name: "How is bread kept fresh?" }).waitFor();
    await close();
  });

  it("takes JSON, says where it is wrong, and says what the service refuses", async () => {
    const { page, close } = await workbench.open("/rerank?new=1");
    await page.getByRole("tab", { name: "Form" }).press("ArrowRight");
    const json = page.getByLabel("Addresses or JSON");
    await json.fill("{ query: ");
    await page.getByRole("button", { name: "Choose sources" }).click();
    await page.getByText("There is no address in it").waitFor();
    await expect.poll(() => json.getAttribute("aria-invalid")).toBe("true");
    await json.fill('{"query": "a", "documents": ["b"]}');
    await page.getByRole("button", { name: "Choose sources" }).click();
    await page.getByText("This is the body of a Cohere client").waitFor();
    await json.fill('{"query": "", "candidates": []}');
    await page.getByRole("button", { name: "Choose sources" }).click();
    await page.getByRole("alert").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close(/400/);
  });

  it("takes pasted addresses into the form, says what they lack, and chooses among them", async () => {
    const { page, close } = await workbench.open("/rerank?new=1");
    await page.getByRole("tab", { name: "Form" }).press("ArrowRight");
    await page.getByLabel("Addresses or JSON").fill(`https://a.example/bread
Bread
Bread stays fresh in a linen bag.
https://b.example/empty`);
    await page.getByRole("button", { name: "Choose sources" }).click();
    await page.getByText("Candidates read: 2. Without a text: 1").waitFor();
    const first = page.getByRole("group", { name: "Candidate 1" });
    await expect.poll(() => first.getByLabel("Address").inputValue()).toBe("https://a.example/bread");
    await expect.poll(() => first.getByLabel("Text").inputValue()).toBe("Bread stays fresh in a linen bag.");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Question").fill("How does bread stay fresh?");
    await page.getByText("Save the run and send").click();
    await page.getByRole("button", { name: "Choose sources" }).click();
    await page.getByText("1 source chosen").waitFor();
    await page.getByRole("table", { name: "Left out before scoring" }).getByText("no text", { exact: true }).waitFor();
    await close();
  });

  it("says so while no run is kept, and when the list cannot be read", async () => {
    const { page, close } = await workbench.open("/rerank", {
      before: async (opened) => {
        await opened.route("**/v1/rerank/runs*", (route) => route.fulfill({ json: { items: [], next_cursor: null } }));
        await failOnce(opened, "**/v1/rerank/runs*");
      },
    });
    await page.getByRole("alert").getByText("Too much work at once").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("No run has been saved yet").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "New request" }).count()).toBe(2);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await close(/503/);
  });
});

describe("a rerank run", () => {
  it("shows scores that add up, places before and after, coverage, and where the review stands", async () => {
    const id = await waitingRun();
    const { page, close } = await workbench.open(`/rerank/${id}`);
    await page.getByRole("heading", { level: 1, name: QUESTION }).waitFor();
    await expect.poll(() => page.locator(".rerank-sum").count()).toBeGreaterThan(4);
    const sums = await page.locator(".rerank-sum").allTextContents();
    for (const sum of sums) {
      const [total = 0, ...parts] = [...sum.matchAll(/\d+\.\d/g)].map(([figure]) => Number(figure));
      // Each figure is rounded for itself.
      expect(Math.abs(total - parts.reduce((all, part) => all + part, 0))).toBeLessThan(
        0.05 * (parts.length + 1) + 1e-9,
      );
    }
    await page.getByText(/place 1 before, now \d+/).waitFor({ state: "attached" });
    await page.getByText("brought forward for diversity").first().waitFor();
    await page.getByText("gap closed").first().waitFor();
    await page.getByText("Auto-approved in").waitFor();
    await expect.poll(() => page.locator(".countdown").textContent()).toMatch(/^2[34]:\d\d:\d\d$/);
    await page.getByText("Exact figures").press("Enter");
    await page.getByRole("table", { name: "Parts of the fused scores" }).waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Go to the review" }).getAttribute("href"))
      .toMatch(/^\/review\/.+/);
    await close();
  });

  it("shows who approved a selection and what became of its sources", async () => {
    const { page, close } = await workbench.open("/rerank");
    await page.getByRole("link", { name: "How do we preserve log files" }).press("Enter");
    await page.getByText("Approved by Ada").waitFor();
    await page.getByText("Both are current and name the steps.").waitFor();
    await page.getByRole("table", { name: "Approved sources" }).getByText("waits for its content").first().waitFor();
    await close();
  });

  it("names dangerous sources and open gaps before the order", async () => {
    const id = await waitingRun();
    const { page, close } = await workbench.open(`/rerank/${id}`, {
      before: (opened) =>
        opened.route(`**/v1/rerank/runs/${id}`, async (route) => {
          const response = await route.fetch({ timeout: PATIENCE_MS });
          const run = (await response.json()) as { envelope: { result: { ranked: { risk_flags: string[] }[] } } };
          run.envelope.result.ranked.at(-1)?.risk_flags.push("prompt_injection");
          await route.fulfill({ response, json: run });
        }),
    });
    await page.getByText("These sources stand last and are never approved unread:").waitFor();
    await expect.poll(() => page.getByText("gives orders to the model").count()).toBe(2);
    await page.getByText(/^Even with the chosen sources these aspects stay uncovered: /).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
    expect(SHOWN_AS_BLOCKING).toEqual(BLOCKING_RISKS);
  });

  it("counts its sources while they come in, in the list and on its page, without a reload", async () => {
    const { items } = (await workbench.api("GET", "/v1/rerank/runs")) as { items: { id: number; query: string }[] };
    const id = items.find(({ query }) => query.startsWith("How do we preserve"))?.id ?? 0;
    const { sources } = (await workbench.api("GET", `/v1/rerank/runs/${id}`)) as { sources: { url: string }[] };
    const list = await workbench.open("/rerank");
    const row = list.page.getByRole("row", { name: /How do we preserve/ });
    await row.getByText("0 of 2 ingested").waitFor();
    const { page, close } = await workbench.open(`/rerank/${id}`);
    const taken = page.getByRole("region", { name: "Approved sources" });
    await taken.getByText("0 of 2 ingested, 0 failed, 2 waiting.").first().waitFor();
    const [first, second] = sources;
    await workbench.api("POST", `/v1/rerank/runs/${id}/sources`, { url: first?.url, title: "One", text: "A text." });
    await taken.getByText("1 of 2 ingested, 0 failed, 1 waiting.").first().waitFor();
    await row.getByText("1 of 2 ingested").waitFor();
    const failed = { url: second?.url, code: "not_found", message: "The page is gone." };
    await workbench.api("POST", `/v1/rerank/runs/${id}/sources/failed`, failed);
    await taken.getByText("1 of 2 ingested, 1 failed, 0 waiting.").first().waitFor();
    await taken.getByText("The page is gone.").waitFor();
    await row.getByText("1 failed").waitFor();
    await close();
    await list.close();
  });

  it("says when there is no such run, and asks again after a failure", async () => {
    const missing = await workbench.open("/rerank/99999", { locale: "de" });
    await missing.page.getByRole("alert").waitFor();
    await missing.close(/404/);
    const id = await waitingRun();
    const { page, close } = await workbench.open(`/rerank/${id}`, {
      before: (opened) => failOnce(opened, `**/v1/rerank/runs/${id}`),
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: QUESTION }).waitFor();
    await close(/503/);
  });

  for (const [name, path, options] of [
    ["light", "run", {}],
    ["dark", "run", { colorScheme: "dark" }],
    ["a phone, in Spanish", "run", { ...PHONE, locale: "es" }],
    ["a phone, in German, the form", "form", { ...PHONE, locale: "de", colorScheme: "dark" }],
  ] as const) {
    it(`is clean for axe and fits: ${name}`, async () => {
      const { page, close } = await workbench.open(
        path === "run" ? `/rerank/${await waitingRun()}` : "/rerank",
        options,
      );
      await page.locator(path === "run" ? ".rerank-details" : ".table").waitFor();
      if (path === "run") await page.locator(".rerank-details summary").click();
      else {
        expect(await axeViolations(page)).toEqual([]);
        await page.getByRole("button", { name: "Neue Anfrage" }).click();
        await page.getByLabel("Frage", { exact: true }).waitFor();
      }
      expect(await axeViolations(page)).toEqual([]);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      await close();
    });
  }
});
