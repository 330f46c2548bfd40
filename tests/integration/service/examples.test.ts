import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { createGuard } from "@beleg/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { answering } from "../../../examples/fastify/guarded-route.ts";
import { answering as answeringInHono } from "../../../examples/hono/guarded-route.ts";
import { guard } from "../../../examples/langchain/guard-runnable.ts";
import { carelessWriter, writingGraph } from "../../../examples/langgraph/check-node.ts";
import { answerChecked, answerStreamed, sayingModel } from "../../../examples/vercel-ai-sdk/check-answer.ts";
import { BELEG, type ServeProcess, startServe } from "../../support/beleg-process.ts";

const run = promisify(execFile);
const examples = new URL("../../../examples/", import.meta.url).pathname;
const source = "The bridge of Porto opened in 1886. It is 385 metres long.";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-examples-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the Vercel AI SDK", () => {
  it("lets a true answer through and replaces a false one by the source's words", async () => {
    const ask = (said: string) => answerChecked(sayingModel(said), source, "When did the bridge open?");
    expect(await ask("The bridge of Porto opened in 1886.")).toBe("The bridge of Porto opened in 1886.");
    expect(await ask("The bridge of Porto opened in 1868.")).toMatch(/cannot confirm.*opened in 1886\./);
  });

  it("lets nothing through that nobody could judge", async () => {
    expect(await answerChecked(sayingModel("The bridge opened in 1886."), "", "When?")).toMatch(/cannot confirm/);
  });

  it("streams sentence by sentence until one is contradicted", async () => {
    const said = "The bridge of Porto opened in 1886. The bridge of Porto opened in 1868. It is lovely.";
    const shown: string[] = [];
    for await (const sentence of answerStreamed(sayingModel(said), source, "Tell me.")) shown.push(sentence);
    expect(shown[0]).toBe("The bridge of Porto opened in 1886. ");
    expect(shown.join("")).toMatch(/cannot confirm.*opened in 1886/);
    expect(shown.join("")).not.toMatch(/1868|lovely/);
  });
});

describe("LangGraph", () => {
  it("sends a draft back until the source carries it", async () => {
    const { draft, rounds, verdict, quotes } = await writingGraph(carelessWriter).invoke({ source });
    expect({ draft, rounds, verdict, quotes }).toEqual({
      draft: "The bridge of Porto opened in 1886.",
      rounds: 2,
      verdict: "passed",
      quotes: [],
    });
  });

  it("does not take a draft for passed that nobody could judge", async () => {
    const { verdict, rounds } = await writingGraph(carelessWriter).invoke({ source: "" });
    expect({ verdict, rounds }).toEqual({ verdict: "incomplete", rounds: 3 });
  });
});

describe("LangChain", () => {
  const documents = [{ pageContent: source, metadata: { id: "porto" } }];

  it("gives a text only where the documents back it, and names the document", async () => {
    const right = await guard.invoke({ answer: "The bridge of Porto opened in 1886.", documents });
    expect(right).toMatchObject({ verdict: "passed", text: "The bridge of Porto opened in 1886." });
    expect(right.sentences[0]!.claims[0]!.source_id).toBe("porto");
    const wrong = await guard.invoke({ answer: "The bridge of Porto opened in 1868.", documents });
    expect(wrong).toMatchObject({ verdict: "blocked", text: null });
    expect(await guard.invoke({ answer: "Yes.", documents: [] })).toMatchObject({ verdict: "incomplete", text: null });
  });
});

describe("a route", () => {
  async function* ask(): AsyncGenerator<string> {
    yield "The bridge of Porto opened in 1886. The bridge ";
    yield "of Porto opened in 1868. It is lovely.";
  }
  const payload = { question: "How old is it?" };
  const routes = {
    Fastify: async () => {
      const app = answering(ask, createGuard({ sources: source }));
      return (await app.inject({ method: "POST", url: "/answer", payload })).body;
    },
    Hono: async () => {
      const app = answeringInHono(ask, createGuard({ sources: source }));
      return (await app.request("/answer", { method: "POST", body: JSON.stringify(payload) })).text();
    },
  };

  it.each(Object.entries(routes))("of %s streams judged sentences and stops at a contradicted one", async (_, post) => {
    const body = await post();
    const lines = body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ action, verdict }) => action ?? verdict)).toEqual(["pass", "block", "blocked"]);
    expect(body).not.toContain("lovely");
  });
});

describe("GitHub Actions", () => {
  const workflow = parse(readFileSync(join(examples, "github-actions/beleg.yml"), "utf8"));
  const commands: string[] = workflow.jobs.check.steps.flatMap(({ run: line }: { run?: string }) => line ?? []);

  async function runStep(
    summary: string,
  ): Promise<{ code: number; stdout: string; sarif: { version: string; runs: { results: unknown[] }[] } }> {
    const checkout = mkdtempSync(join(folder, "checkout-"));
    mkdirSync(join(checkout, "content"));
    writeFileSync(join(checkout, "content/article.txt"), source);
    writeFileSync(join(checkout, "content/summary.txt"), summary);
    // Stands in for the built clone: the same path leads to this checkout's binary.
    const built = join(checkout, "runner/beleg/packages");
    mkdirSync(built, { recursive: true });
    symlinkSync(dirname(dirname(BELEG)), join(built, "beleg"));
    const env = {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      RUNNER_TEMP: join(checkout, "runner"),
    };
    const [, command = ""] = commands;
    const done = await run("bash", ["-e", "-c", command], { cwd: checkout, env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    );
    return { ...done, sarif: JSON.parse(readFileSync(join(checkout, "beleg.sarif"), "utf8")) };
  }

  it("stops a release with a wrong summary and shows where", async () => {
    expect(commands).toHaveLength(2);
    const { code, stdout, sarif } = await runStep("The bridge of Porto opened in 1868.");
    expect(code).toBe(1);
    expect(stdout).toMatch(/^::error file=content\/summary\.txt,line=1/m);
    expect([sarif.version, sarif.runs[0]!.results.length]).toEqual(["2.1.0", 1]);
  });

  it("lets a right one pass", async () => {
    const { code, sarif } = await runStep("The bridge of Porto opened in 1886.");
    expect([code, sarif.runs[0]!.results]).toEqual([0, []]);
  });
});

describe("Python", () => {
  let serve: ServeProcess;
  beforeAll(async () => {
    serve = await startServe(folder);
  });
  afterAll(() => serve.stop());

  it("cuts the right characters out of a text with emoji", async () => {
    const { stdout } = await run("python3", [join(examples, "python/check.py"), serve.address]);
    expect(stdout).toBe("high 1923 <- The bridge opened in 1932.\n");
  });

  it("has a client that installs without a network and knows every kind of answer", async () => {
    const client = join(examples, "../clients/python");
    const target = join(folder, "site");
    const pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index", "--target", target];
    await run("python3", [...pip, client]);
    const script = join(examples, "../tests/support/python-client/calls.py");
    const { stdout } = await run("python3", [script, serve.address], {
      cwd: folder,
      env: { PATH: process.env.PATH, PYTHONPATH: target },
    });
    expect(JSON.parse(stdout)).toEqual({
      installed: expect.stringContaining(target),
      typed: true,
      health: "ok",
      cut: "1923",
      compact: ["blocked", "incorrect"],
      batch: ["ok", "failed"],
      refused: [400, "missing_field"],
      missing: [404, "run_not_found"],
      markdown: "#",
      report: "m9_v1",
      events: "end",
      page: [2, null],
      replayed: true,
      deleted: null,
    });
  });
});
