import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe-violations.ts";
import { BELEG } from "../support/beleg-process.ts";
import { spawnNode } from "../support/child-node.ts";
import {
  claims,
  ONE_BY_ONE as config,
  type HeldVerdicts,
  holdVerdicts,
  source,
  text,
} from "../support/held-verdicts.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { type Engine, startEngine } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { openWorkbench, type Workbench } from "../support/workbench.ts";

// A run on its way, in a real browser before a real service: only the model behind it is ours, and answers when it is told to.

let model: OpenAiServer;
let held: HeldVerdicts | undefined;

const modelEnv = () => ({ BELEG_MODEL: "openai/test", OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-test" });

beforeAll(async () => {
  model = await startOpenAiServer();
});
afterAll(() => model?.close());
afterEach(() => held?.judgeAll());

async function startRun(workbench: Workbench, label: string): Promise<number> {
  held = holdVerdicts(model);
  const body = { article_text: source, summary_text: text, label, lang: "en", locale: "en" };
  const { run_id } = (await workbench.api("POST", "/v1/runs", body)) as { run_id: number };
  return run_id;
}

const claimsSoFar = (page: Page) =>
  page.getByRole("region", { name: "Claims so far" }).getByRole("listitem").allTextContents();
const cancel = async (page: Page) => {
  await page.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("region", { name: "Verdict" })
    .getByText(/^Somebody cancelled this run/)
    .waitFor();
};

/** Follows a run whose claims are judged one after another, up to its report. */
async function watchClaims(workbench: Workbench, label: string): Promise<void> {
  const id = await startRun(workbench, label);
  const { page, close } = await workbench.open(`/runs/${id}`);
  await page.getByText("Factuality").first().waitFor();
  await until(() => model.open === claims.length);
  await expect.poll(() => claimsSoFar(page)).toEqual([]);
  const shown: string[] = [];
  for (const [at, label] of [
    [1, "correct"],
    [0, "incorrect"],
  ] as const) {
    held?.judge(at);
    shown.unshift(`${label} ${claims[at]!.text}`);
    await expect.poll(() => claimsSoFar(page)).toEqual(shown);
    await page.getByText(`Judging claims: ${shown.length} of 3`).waitFor();
  }
  await expect.poll(async () => Number(await page.getByRole("progressbar").getAttribute("value"))).toBeCloseTo(2 / 3);
  expect(await axeViolations(page)).toEqual([]);
  // Who comes later sees what was judged before, and a reload loses nothing.
  await page.reload();
  await expect.poll(() => claimsSoFar(page)).toEqual(shown);
  await expect.poll(() => workbench.api("GET", `/v1/runs/${id}`)).toMatchObject({ status: "running", report: null });
  held?.judge(2);
  await page.locator(".report").waitFor();
  await expect.poll(() => page.locator(".item").count()).toBe(3);
  await expect
    .poll(() => page.getByRole("region", { name: "Verdict" }).textContent())
    .toMatch(/^FAIL1 contradicted, 2 of 3/);
  await close();
}

describe("a run on its way in the service that shows it", () => {
  let workbench: Workbench;
  beforeAll(async () => {
    workbench = await openWorkbench({ config, env: modelEnv() });
  });
  afterAll(() => workbench?.close());

  it("shows its claims one after another as they are judged, then the report", async () => {
    await watchClaims(workbench, "live");
  });

  it("is cancelled while it works: nobody waits for the model any longer", async () => {
    const id = await startRun(workbench, "cancelled here");
    const { page, close } = await workbench.open(`/runs/${id}`);
    await until(() => model.open === claims.length);
    held?.judge(1);
    await expect.poll(() => claimsSoFar(page)).toHaveLength(1);
    await cancel(page);
    await until(() => model.open === 0);
    await expect
      .poll(() => workbench.api("GET", `/v1/runs/${id}`))
      .toMatchObject({
        status: "failed",
        error: { code: "run_cancelled" },
        report: null,
      });
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });
});

describe("a run that another process works at", () => {
  let engine: Engine;
  let workbench: Workbench;
  let worker: ChildProcess;
  let said = "";
  const folder = mkdtempSync(join(tmpdir(), "beleg-live-worker-"));
  beforeAll(async () => {
    engine = await startEngine("server");
    const { database_url } = await engine.fresh();
    const env = { ...modelEnv(), DATABASE_URL: database_url ?? "" };
    workbench = await openWorkbench({ args: ["--no-work"], config, env });
    writeFileSync(join(folder, "beleg.config.json"), JSON.stringify(config));
    worker = spawnNode([BELEG, "worker"], {
      cwd: folder,
      env: { PATH: process.env.PATH, BELEG_HOME: folder, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    worker.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    await until(() => said.includes("is ready"));
  });
  afterAll(async () => {
    worker?.kill("SIGKILL");
    await workbench?.close();
    await engine?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("shows its claims one after another as they are judged, then the report", async () => {
    await watchClaims(workbench, "live elsewhere");
  });

  it("is cancelled from the page, and the worker lets go of it", async () => {
    const id = await startRun(workbench, "cancelled elsewhere");
    const { page, close } = await workbench.open(`/runs/${id}`);
    await until(() => model.open === claims.length);
    await cancel(page);
    await until(() => model.open === 0);
    // The worker is free for the next run, and what it was at stays cancelled.
    const next = await startRun(workbench, "the next");
    held?.judgeAll();
    await page.goto(`${workbench.address}/runs/${next}`);
    await page.locator(".report").waitFor();
    await expect.poll(() => workbench.api("GET", `/v1/runs/${id}`)).toMatchObject({ error: { code: "run_cancelled" } });
    await close();
  });
});
