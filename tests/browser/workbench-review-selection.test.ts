import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import { coveredControls, holdDecisions, proposeSelection, readReview } from "../support/review-items.ts";
import { openWorkbench, scrollsSideways, type Workbench } from "../support/workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ sample: true });
});
afterAll(() => workbench?.close());

/** Marks the last source of a selection as dangerous, as a model would have, and names who closes a gap. */
const flagLast = (page: Page) =>
  page.route(/\/v1\/reviews\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch({ timeout: PATIENCE_MS });
    const item = (await response.json()) as { snapshot: { top_k?: { candidate_id: string }[]; gaps?: unknown } };
    const { top_k = [] } = item.snapshot;
    Object.assign(top_k.at(-1) ?? {}, { risk_flags: ["prompt_injection"], blocking_risks: ["prompt_injection"] });
    item.snapshot.gaps = [{ facet: "LEGAL", closed_by: [top_k[0]?.candidate_id] }];
    await route.fulfill({ response, json: item });
  });

describe("a selection", () => {
  it.each([
    ["a large window, light", { viewport: { width: 1440, height: 900 } }],
    ["a phone, dark", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
  ] as const)("shows risks, dates, reasons and gaps before the decision: %s", async (_, window) => {
    const { review_id } = await proposeSelection(workbench, "How long may access logs be stored?");
    const { page, close } = await workbench.open(`/review/${review_id}`, {
      ...window,
      script: holdDecisions,
      before: flagLast,
    });
    const sources = page.getByRole("checkbox", { name: /^Include / });
    await sources.first().waitFor();
    await expect
      .poll(async () => Promise.all((await sources.all()).map((one) => one.isChecked())))
      .toEqual([true, true, false]);
    await page.getByText("Dangerous: gives orders to the model.").waitFor();
    await page.getByText("The deadline leaves out sources marked as dangerous.").waitFor();
    await page.getByText("would close the gap: Law").waitFor();
    await page.getByText("no date").first().waitFor();
    await page.getByText("disallowed source", { exact: true }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Your name").fill("Ana");
    await page.getByRole("button", { name: "Approve 2, reject 1" }).click();
    await page.getByText("Approved in part: How long may access").waitFor();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await page.getByRole("button", { name: "Record now" }).click();
    // A dangerous source stays out without a word; who ticks it must say why.
    await expect.poll(async () => (await readReview(workbench, review_id)).status).toBe("partial");
    const { snapshot, decision } = await readReview(workbench, review_id);
    expect(decision).toMatchObject({ rejected_ids: snapshot.presented.slice(-1), reason: null, actor: "Ana" });
    await close();
  });

  it("takes a disallowed source only by a recorded exception with a reason, then follows its sources live", async () => {
    const { review_id, run_id } = await proposeSelection(workbench, "Who stores access logs for ever?");
    const { page, close } = await workbench.open(`/review/${review_id}`, { script: holdDecisions });
    const more = page.getByLabel("Further addresses, one a line");
    await more.fill("https://forum.hobby.example/forum");
    await page.getByLabel("Your name").fill("Ana");
    await page.getByRole("button", { name: "Approve all" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Not recorded" });
    await alert.getByRole("button", { name: "Show the item" }).click();
    await expect.poll(async () => (await readReview(workbench, review_id)).status).toBe("pending");
    await more.fill("");

    await page.getByRole("button", { name: /^Let in ….*forum/ }).click();
    const dialog = page.getByRole("dialog", { name: "Let a disallowed source in?" });
    expect(await axeViolations(page)).toEqual([]);
    const confirm = dialog.getByRole("button", { name: "Record the exception" });
    await confirm.click();
    await dialog.getByLabel("Why this exception?").fill("the only account of it");
    await confirm.click();
    await page.getByText("The exception is on record").waitFor();
    // Without a reason nothing has happened: it is the only one.
    expect((await readReview(workbench, review_id)).decisions).toHaveLength(1);
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await expect.poll(() => more.inputValue()).toBe("https://forum.hobby.example/forum");
    const record = page.getByRole("region", { name: "Record" });
    await record.getByText("let a disallowed source in").waitFor();
    await expect.poll(() => record.textContent()).toMatch(/Ana.*forum\.hobby\.example.*the only account of it/s);
    await expect.poll(async () => (await readReview(workbench, review_id)).status).toBe("pending");

    await page.getByRole("button", { name: "Approve all" }).click();
    await page.getByRole("button", { name: "Record now" }).click();
    await expect.poll(async () => (await readReview(workbench, review_id)).status).toBe("approved");
    const ingest = (url: string) =>
      workbench.api("POST", `/v1/rerank/runs/${run_id}/sources`, { url, title: "A page", text: "For ever." });
    // One comes in when the page has read the sources and does not listen yet.
    const listening = Promise.withResolvers<void>();
    const stream = `**/v1/rerank/runs/${run_id}/events`;
    await page.route(stream, (route) => listening.promise.then(() => route.continue()), { times: 1 });
    await page.goto(`${workbench.address}/review/${review_id}`);
    const taken = page.getByRole("region", { name: "Approved sources" });
    await taken.getByText("0 of 4 ingested, 0 failed, 4 waiting.").first().waitFor();
    await ingest("https://forum.hobby.example/forum");
    listening.resolve();
    await taken.getByText("1 of 4 ingested, 0 failed, 3 waiting.").first().waitFor();
    await taken.getByRole("row", { name: /forum\.hobby\.example.*ingested/ }).waitFor();
    // Nobody reloads: the page hears of the next one.
    await ingest("https://authority.example/guide");
    await taken.getByText("2 of 4 ingested, 0 failed, 2 waiting.").first().waitFor();
    await taken.getByRole("row", { name: /authority\.example.*ingested/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close(/4\d\d/);
  });

  it("says what it adds in the language of the screen, with the names of its facets", async () => {
    const { review_id } = await proposeSelection(workbench, "How long are access logs stored by law?");
    for (const [locale, adds] of [
      ["de", /^Was sie ergänztDie ausgewählten Quellen .*: Recht\.$/],
      ["es", /^Qué aportaLas fuentes elegidas .*: Derecho\.$/],
    ] as const) {
      const { page, close } = await workbench.open(`/review/${review_id}`, { locale });
      const said = page.locator("p", { hasText: /^(Was sie ergänzt|Qué aporta)/ });
      await said.waitFor();
      await expect.poll(() => said.textContent()).toMatch(adds);
      await close();
    }
  });

  it("offers no exception to whoever may not make one", async () => {
    const { review_id } = await proposeSelection(workbench, "May access logs be stored for ever?");
    const { page, close } = await workbench.open(`/review/${review_id}`, {
      before: (opened) =>
        opened.route("**/v1/session", async (route) => {
          const response = await route.fetch({ timeout: PATIENCE_MS });
          await route.fulfill({ response, json: { ...(await response.json()), scopes: ["read", "review"] } });
        }),
    });
    await page.getByText("disallowed source", { exact: true }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Let / }).count()).toBe(0);
    await close();
  });
});
