import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LabelledSource, type TrustProfile } from "@beleg/core/contracts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BELEG, startServe } from "../support/beleg-process.ts";
import { spawnNode } from "../support/child-node.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { captureCli } from "../support/run-cli.ts";
import { oracle, ownClaims } from "../support/trust/oracle.ts";

let server: OpenAiServer;
let folder: string;
beforeEach(async () => {
  server = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), "beleg-trust-"));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const envOf = (home = join(folder, "home")) => ({
  BELEG_MODEL: "openai/oracle",
  OPENAI_BASE_URL: server.url,
  OPENAI_API_KEY: "sk-test",
  BELEG_HOME: home,
});
const beleg = (args: readonly string[], env = envOf()) => captureCli(args, { cwd: folder, env });
const measured = (sample: number, ...more: string[]) =>
  beleg(["trust", "--sample", String(sample), "-f", "json", "--no-store", ...more]);
/** As many claims as a rate takes; where no rate is looked at, a fifth of them will do. */
const trust = (...more: string[]) => measured(600, ...more);
const trustBriefly = (...more: string[]) => measured(120, ...more);
const languageOf = (profile: TrustProfile, lang: string) => profile.languages.find((one) => one.lang === lang)!;

describe("the labelled claims that come with Beleg", () => {
  const sources = ownClaims();
  const claims = sources.flatMap((source) => source.claims.map((claim) => ({ ...claim, source })));

  test("are at least 4,000, of three languages, with label, type and quote", () => {
    expect(claims.length).toBeGreaterThanOrEqual(4000);
    for (const lang of ["de", "en", "es"]) {
      expect(claims.filter(({ source }) => source.lang === lang).length).toBeGreaterThan(1000);
    }
    // They are read as they are when a judge is measured.
    for (const source of sources) expect(LabelledSource.parse(source)).toEqual(source);
    for (const { text, span, quote, label, type, source } of claims) {
      expect(type, text).not.toBe("");
      expect(source.source, `${source.id}: ${quote}`).toContain(quote);
      expect(text).toContain(span);
      if (label === "contradicted") expect(span, `${source.id}: ${text}`).not.toBe("");
      if (label !== "unsupported") expect(quote, `${source.id}: ${text}`).not.toBe("");
    }
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  });
});

describe("beleg trust with a model", () => {
  test("finds the planted precision, tells the cost first and asks nothing twice", async () => {
    server.answerWith(oracle(0.1));
    const { code, stdout, stderr } = await trust();
    expect(code).toBe(0);
    expect(stderr).toMatch(/^openai\/oracle: 6\d\d claims about \d+ sources, about \d+ calls and \d+ tokens\./);
    const profile = JSON.parse(stdout) as TrustProfile;
    expect(profile.judge).toMatchObject({ origin: "model", model: "openai/oracle" });
    expect(profile.languages.map(({ lang }) => lang)).toEqual(["de", "en", "es"]);
    for (const { lang, incorrect } of profile.languages) {
      const planted = plantedPrecision(lang, 0.1);
      expect(incorrect.right.low).toBeLessThanOrEqual(planted);
      expect(incorrect.right.high).toBeGreaterThanOrEqual(planted);
    }
    expect(profile.usage).toEqual({
      calls: server.calls,
      input_tokens: server.calls * 100,
      output_tokens: server.calls * 50,
    });
    const calls = server.calls;
    expect((await trust()).stdout).toBe(stdout);
    expect(server.calls).toBe(calls);
  });

  test("stops at its budget with exit 3 and goes on with a larger one", async () => {
    server.answerWith(oracle(0.1));
    const short = await trustBriefly("--max-calls", "5");
    expect([short.code, short.stdout]).toEqual([3, ""]);
    expect(readdirSync(join(folder, "home", "trust")).filter((name) => name.endsWith(".json"))).toEqual([]);
    expect((await trustBriefly()).code).toBe(0);
  });

  test("keeps no record where the model could not be asked, and asks again the next time", async () => {
    server.answerWith(() => "I would rather not.");
    const broken = await trustBriefly();
    expect(broken.code).toBe(3);
    expect(broken.stderr).toContain("claims were not judged: no record is kept");
    server.answerWith(oracle(0.1));
    const { code, stdout } = await trustBriefly();
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as TrustProfile).languages.every(({ failed }) => failed === 0)).toBe(true);
  });

  test("names the line of a row that is none", async () => {
    writeFileSync(join(folder, "own.jsonl"), `${JSON.stringify({ id: "a", lang: "en", source: "A.", claims: [] })}\n`);
    const { code, stderr } = await trustBriefly("--data", "own.jsonl");
    expect(code).toBe(2);
    expect(stderr).toContain("own.jsonl: line 1: claims");
  });

  test("killed and called again, it ends with the same bytes", async () => {
    server.answerWith(oracle(0.1, 20));
    const args = [BELEG, "trust", "--sample", "240", "-f", "json", "-j", "4", "--no-cache", "--no-store"];
    const run = async (home: string, killAt?: number) => {
      const child = spawnNode(args, {
        cwd: folder,
        env: { PATH: process.env.PATH, ...envOf(home) },
        stdio: ["ignore", "pipe", "ignore"],
      });
      let out = "";
      child.stdout?.on("data", (chunk: Buffer) => {
        out += chunk.toString();
      });
      const ended = once(child, "exit");
      const first = server.calls;
      while (killAt !== undefined && child.exitCode === null && server.calls < first + killAt) await sleep(5);
      if (killAt !== undefined) child.kill("SIGKILL");
      await ended;
      return out;
    };
    const whole = await run(join(folder, "whole"));
    const torn = join(folder, "torn");
    expect(await run(torn, 15)).toBe("");
    expect(await run(torn, 25)).toBe("");
    expect(await run(torn)).toBe(whole);
    expect(JSON.parse(whole)).toMatchObject({ profile: 1 });
  });
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How often `incorrect` is right where the oracle lies about this share of the claims. */
function plantedPrecision(lang: string, errors: number): number {
  const claims = ownClaims().flatMap((source) => (source.lang === lang ? source.claims : []));
  const count = (label: string) => claims.filter((claim) => claim.label === label).length;
  const right = count("contradicted") * (1 - errors);
  return right / (right + count("supported") * errors);
}

describe("a judge that was measured and found wanting", () => {
  /** The model calls this correct, and is right: its record alone takes the verdict away. */
  const claim = { text: "The town opened a new bridge on Monday.", quote: "The town opened a new bridge on Monday." };
  const source = `${claim.quote} It cost 40 million euros.`;
  const verdicts = (label: string) =>
    JSON.stringify({
      claims: [{ sentence: 0, text: claim.text }],
      verdicts: [
        { claim: 0, label, confidence: 0.9, passage: 0, quote: claim.quote, error_type: null, covers_claim: true },
      ],
    });

  test("gives no such verdict any more: not on the command line, not over HTTP", async () => {
    writeFileSync(join(folder, "source.txt"), source);
    writeFileSync(join(folder, "text.txt"), claim.text);
    const check = [
      "check",
      "--source",
      "source.txt",
      "text.txt",
      "--dimensions",
      "factuality",
      "-f",
      "json",
      "--debug",
    ];
    server.answerWith(() => verdicts("correct"));
    const before = JSON.parse((await beleg([...check, "--no-cache"])).stdout);
    expect(before.factuality.details.claims[0].label).toBe("correct");
    expect(before.factuality.details.trust).toBeUndefined();

    server.answerWith(oracle(0.35));
    const profile = JSON.parse((await beleg(["trust", "--sample", "600", "-f", "json"])).stdout) as TrustProfile;
    expect(languageOf(profile, "en").correct.right.rate).toBeLessThan(0.9);

    writeRated();
    const rated = ["trust", "--task", "readability", "--data", "rated.jsonl", "-q"];
    expect((await beleg(rated, { ...envOf(), BELEG_MODEL: "none" })).code).toBe(0);

    server.answerWith(() => verdicts("correct"));
    const after = JSON.parse((await beleg([...check, "--no-cache"])).stdout);
    expect(after.factuality.details.claims[0]).toMatchObject({
      label: "uncertain",
      uncertain_reason: "below_trust",
      debug: { label_raw: "correct", gate_reason: "below_trust" },
    });
    expect(after.factuality.details.trust).toMatchObject({ lang: "en", min_precision: 0.9 });
    const pretty = await beleg([
      "check",
      "--source",
      "source.txt",
      "text.txt",
      "-f",
      "pretty",
      "--dimensions",
      "factuality",
    ]);
    expect(pretty.stdout.replaceAll(/\s+/g, " ")).toContain(
      "Verdicts taken back and given as uncertain: 1. This judge was right in less than 90 % of such verdicts.",
    );

    const service = await startServe(join(folder, "home"), [], { ...envOf() });
    try {
      const response = await fetch(`${service.address}/v1/check`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ article_text: source, summary_text: claim.text, dimensions: ["factuality"] }),
      });
      const { factuality } = (await response.json()) as { factuality: { details: { claims: unknown[] } } };
      expect(factuality.details.claims[0]).toMatchObject({ label: "uncertain", uncertain_reason: "below_trust" });
      const overview = await (await fetch(`${service.address}/v1/trust`)).json();
      expect(overview).toMatchObject({
        judge: "openai/oracle",
        min_precision: 0.9,
        applies: true,
        items: [{ profile, is_fresh: true, is_current: true }],
        scores: [{ record: { task: "readability", n: 24 }, is_fresh: true, is_current: false }],
      });
    } finally {
      await service.stop();
    }

    const off = JSON.parse((await beleg([...check, "--no-cache"], { ...envOf(), BELEG_TRUST: "off" } as never)).stdout);
    expect(off.factuality.details.claims[0].label).toBe("correct");
  });

  test("a profile of another version, or a damaged one, vouches for nothing", async () => {
    server.answerWith(oracle(0.1));
    await trustBriefly();
    const file = join(
      folder,
      "home",
      "trust",
      readdirSync(join(folder, "home", "trust")).find((name) => name.endsWith(".json"))!,
    );
    const profile = JSON.parse(readFileSync(file, "utf8")) as TrustProfile;
    const check = async () => {
      server.answerWith(() => verdicts("correct"));
      const { stdout } = await beleg(["check", "--source", "source.txt", "text.txt", "-f", "json", "--no-cache"]);
      return JSON.parse(stdout).factuality.details.trust as unknown;
    };
    writeFileSync(join(folder, "source.txt"), source);
    writeFileSync(join(folder, "text.txt"), claim.text);
    expect(await check()).toBeDefined();
    writeFileSync(file, JSON.stringify({ ...profile, judge: { ...profile.judge, prompt_version: "older" } }));
    expect(await check()).toBeUndefined();
    writeFileSync(file, "{");
    expect(await check()).toBeUndefined();
  });
});

test("--no-save keeps nothing", async () => {
  const home = join(folder, "nothing");
  const env = { ...envOf(), BELEG_MODEL: "none", BELEG_HOME: home };
  const { code, stderr } = await beleg(["trust", "--sample", "60", "--no-save"], env);
  expect([code, stderr]).toEqual([0, expect.stringContaining("Nothing is kept")]);
  expect(existsSync(home)).toBe(false);
});

describe("other records", () => {
  test("two profiles stand side by side, a profile and something else do not", async () => {
    server.answerWith(oracle(0.1));
    const embedded = { ...envOf(), BELEG_MODEL: "none" };
    const small = ["trust", "--sample", "60", "--no-store", "-q"];
    for (const [env, file] of [
      [envOf(), "a.json"],
      [embedded, "b.json"],
    ] as const) {
      expect((await beleg([...small, "-o", file], env)).code).toBe(0);
    }
    const { code, stdout } = await beleg(["compare", "a.json", "b.json", "--locale", "en", "-f", "md"]);
    expect(code).toBe(0);
    expect(stdout).toContain("| Figure | de, openai/oracle | de, the embedded judge |");
    expect((await beleg(["compare", "a.json", "nothing"])).code).toBe(2);
  });

  test.each(["coherence", "readability", "rerank"] as const)(
    "a judge of scores is measured on rows one brings: %s",
    async (task) => {
      writeRated();
      const env = { ...envOf(), BELEG_MODEL: "none" };
      const asked = ["trust", "--task", task, "-f", "json", "--no-store", "--locale", "en"];
      if (task === "coherence") expect((await beleg(asked, env)).stderr).toContain("--data");
      const data = task === "rerank" ? "queries.jsonl" : "rated.jsonl";
      const { code, stdout, stderr } = await beleg([...asked, "--data", data, "-o", "record.html"], env);
      expect([code, JSON.parse(stdout).n]).toEqual([0, 24]);
      const page = readFileSync(join(folder, "record.html"), "utf8");
      expect(page).toContain("<!doctype html>");
      expect(stderr).toContain("on the trust page of the workbench");
      const home = join(folder, "home", "trust");
      const file = readdirSync(home).find((name) => name.startsWith(`${task}-`) && name.endsWith(".json"))!;
      const record = JSON.parse(readFileSync(join(home, file), "utf8"));
      expect(record).toMatchObject({ record: 1, task, n: 24, judge: { model: "none", prompt_version: "none" } });
      expect(Object.keys(record.metrics)).not.toEqual([]);
      // The collapse detector's answer goes with the record, where there are scores.
      if (task === "rerank") expect(record.collapse).toBeNull();
      else expect(record.collapse).toMatchObject({ n: 24, status: expect.stringMatching(/^(ok|collapsed)$/) });
      if (record.collapse?.status === "collapsed") expect(page).toContain(record.collapse.top_bucket);
    },
  );
});

/** Rows that people rated, and queries whose candidates they graded. */
function writeRated(): void {
  const rows = Array.from({ length: 24 }, (_, at) => ({
    id: `r${at}`,
    group: `g${at % 12}`,
    article_text: "The town opened a new bridge on Monday. It cost 40 million euros.",
    summary_text:
      at % 2 === 0 ? "The town opened a bridge. It cost 40 million euros." : "Bridge the. Because cost and.",
    gt: { coherence: at % 2 === 0 ? 5 : 1, readability: at % 2 === 0 ? 5 : 2 },
    scale: [1, 5],
  }));
  const candidate = (id: string, snippet: string, grade: number) => ({ id, title: id, snippet, grade });
  const queries = rows.map((_, at) => ({
    query_id: `q${at}`,
    query: "What did the bridge cost?",
    candidates: [
      candidate("near", "The bridge cost 40 million euros.", 2),
      candidate("far", `Ferries sail every ${at + 2} hours.`, 0),
    ],
  }));
  for (const [name, all] of [
    ["rated.jsonl", rows],
    ["queries.jsonl", queries],
  ] as const) {
    writeFileSync(join(folder, name), all.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
}
