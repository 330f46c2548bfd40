import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { carelessWriter, writingGraph } from "../../../examples/langgraph/check-node.ts";
import { answerChecked, sayingModel } from "../../../examples/vercel-ai-sdk/check-answer.ts";
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
});

describe("LangGraph", () => {
  it("sends a draft back until the source carries it", async () => {
    const { draft, rounds, findings } = await writingGraph(carelessWriter).invoke({ source });
    expect({ draft, rounds, findings }).toEqual({
      draft: "The bridge of Porto opened in 1886.",
      rounds: 2,
      findings: [],
    });
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
    const bin = join(checkout, "bin");
    mkdirSync(bin);
    // Stands in for npx: the first argument is the package, the rest goes to its binary.
    writeFileSync(join(bin, "npx"), `#!/bin/sh\nshift\nexec "${process.execPath}" "${BELEG}" "$@"\n`);
    chmodSync(join(bin, "npx"), 0o755);
    const env = { PATH: `${bin}${delimiter}${process.env.PATH}` };
    const [command = ""] = commands;
    const done = await run("bash", ["-e", "-c", command], { cwd: checkout, env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    );
    return { ...done, sarif: JSON.parse(readFileSync(join(checkout, "beleg.sarif"), "utf8")) };
  }

  it("stops a release with a wrong summary and shows where", async () => {
    expect(commands).toHaveLength(1);
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
});
