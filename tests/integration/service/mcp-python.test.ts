import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { BELEG } from "../../support/beleg-process.ts";
import { PATIENCE_MS } from "../../support/limits.ts";

const run = promisify(execFile);
const support = join(import.meta.dirname, "../../support/mcp-python");

/** The Python client in `.tools`, fetched once for each checkout; undefined, and a loud line, where it cannot be had outside CI. */
async function providePythonClient(): Promise<string | undefined> {
  const folder = join(import.meta.dirname, "../../../.tools/python-mcp-1.12.4");
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}.draft`;
  try {
    mkdirSync(draft, { recursive: true });
    const wanted = ["--only-binary=:all:", "-r", join(support, "requirements.txt"), "--target", draft];
    await run("python3", ["-m", "pip", "install", "-q", "--disable-pip-version-check", ...wanted], {
      timeout: PATIENCE_MS,
    });
    if (!existsSync(folder)) renameSync(draft, folder);
    return folder;
  } catch (error) {
    if (process.env.CI) throw error;
    process.stderr.write(`\n*** ${(error as Error).message}: the test with the Python client is SKIPPED ***\n\n`);
    return undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const client = await providePythonClient();

it.skipIf(client === undefined)("the official Python client drives every tool", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "beleg-python-"));
  const env = { PATH: process.env.PATH ?? "", PYTHONPATH: client ?? "" };
  const { stdout } = await run("python3", [join(support, "agent.py"), process.execPath, BELEG], { cwd, env });
  rmSync(cwd, { recursive: true, force: true });
  const seen = JSON.parse(stdout);
  expect(seen.tools).toEqual(["check_text", "rerank", "explain_decision", "get_report"]);
  expect(seen.ranked).toMatchObject({ error: false, chosen: [{ id: "works" }], sources: [{ id: "works" }] });
  expect(seen.checked).toMatchObject({
    error: false,
    verdict: "blocked",
    claims: [{ label: "incorrect", source_id: "works", quote: "The bridge opened in 1932." }],
  });
  expect(seen.report).toEqual(seen.checked);
  expect(seen.explained.error).toBe(false);
  expect(seen.forgotten).toMatchObject({ error: true, code: "missing_source" });
});
