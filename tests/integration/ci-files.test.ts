import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { BELEG } from "../support/beleg-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ACTION = join(ROOT, "action");
const read = (file: string) => readFile(join(ROOT, file), "utf8");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-ci-"));
  await mkdir(join(folder, "content/texts"), { recursive: true });
  await mkdir(join(folder, "content/sources"));
  await mkdir(join(folder, "bin"));
  await writeFile(
    join(folder, "content/sources/harbour.txt"),
    "The harbour opened in 1998. The harbour cost 48 million pounds.",
  );
  await writeText("The harbour cost 48 million pounds.");
  // `npx beleg …` as in a project that has it installed.
  const npx = `#!/bin/sh\nwhile [ "$1" != beleg ]; do shift; done\nshift\nexec "${process.execPath}" "${BELEG}" "$@"\n`;
  await writeFile(join(folder, "bin/npx"), npx);
  await chmod(join(folder, "bin/npx"), 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writeText = (text: string) => writeFile(join(folder, "content/texts/harbour.txt"), text);

/** Runs a line of shell in the project as a runner would. */
function shell(line: string, env: Readonly<Record<string, string>> = {}): Promise<{ code: number; output: string }> {
  const PATH = [join(folder, "bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);
  return new Promise((resolve) => {
    const child = execFile(
      "/bin/bash",
      ["-c", line],
      { cwd: folder, env: { PATH, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** The YAML blocks of the guide that a key at their top tells apart. */
async function guideBlock(key: string): Promise<Record<string, never>> {
  const blocks = [...(await read("docs/guides/ci-gate.md")).matchAll(/^```yaml\n([\s\S]*?)^```/gmu)];
  const found = blocks.map(([, block]) => parse(block!)).find((block) => key in block);
  expect(found, `a block with ${key} in the guide`).toBeDefined();
  return found;
}

describe("the GitHub Action", () => {
  type Step = { uses?: string; run?: string; shell?: string; env?: Record<string, string> };
  type Action = { inputs: Record<string, { default?: string }>; runs: { steps: Step[] } };

  /** Runs the shell steps of the action with these inputs, as the runner fills them in. */
  async function runAction(inputs: Readonly<Record<string, string>>) {
    const action: Action = parse(await read("action/action.yml"));
    expect(Object.keys(inputs).filter((name) => !(name in action.inputs))).toEqual([]);
    const filled = (text: string) =>
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name) => inputs[name] ?? action.inputs[name]?.default ?? "");
    const files = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary") };
    let last = { code: 0, output: "" };
    for (const { run, shell: name, env = {} } of action.runs.steps) {
      if (run === undefined) continue;
      expect(name).toBe("bash");
      // An input inside a script would be a command of whoever wrote the input.
      expect(run).not.toContain("${{");
      const given = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filled(value)]));
      last = await shell(run, { ...files, GITHUB_ACTION_PATH: ACTION, ...given });
      if (last.code !== 0) break;
    }
    const text = (file: string) => readFile(file, "utf8").catch(() => "");
    return { ...last, outputs: await text(files.GITHUB_OUTPUT), summary: await text(files.GITHUB_STEP_SUMMARY) };
  }

  it("annotates, writes SARIF and a summary, and fails as the gate does", async () => {
    await writeText("The harbour cost 84 million pounds.");
    const { steps } = (
      (await guideBlock("jobs")) as unknown as {
        jobs: { check: { steps: { uses: string; with: Record<string, string> }[] } };
      }
    ).jobs.check;
    const inputs = steps.find(({ uses }) => uses.includes("/action"))!.with;
    const { code, output, outputs, summary } = await runAction(inputs);
    expect(code, output).toBe(1);
    expect(output).toContain("::error file=content/texts/harbour.txt,line=1,");
    expect(outputs).toBe("exit-code=1\n");
    expect(summary).toContain("84 million pounds");
    expect(JSON.parse(await readFile(join(folder, "beleg.sarif"), "utf8")).runs[0].results[0]).toMatchObject({
      ruleId: "factuality/NUMBER",
    });
    await writeText("The harbour cost 48 million pounds.");
    expect((await runAction(inputs)).code).toBe(0);
  });

  it("takes several sources, names with blanks, and runs no command of an input", async () => {
    await writeFile(join(folder, "a text $(touch owned).txt"), "The harbour cost 48 million pounds.");
    await writeFile(join(folder, "other source.txt"), "The first ship was the Aurora.");
    const { code, output } = await runAction({
      text: "a text $(touch owned).txt",
      source: "content/sources/harbour.txt\nother source.txt\n",
      "fail-on": "high",
      args: "--dimensions\nfactuality",
    });
    expect(code, output).toBe(0);
    expect((await shell("ls")).output).not.toMatch(/^owned$/m);
  });
});

describe("the pre-commit hook", () => {
  it("runs its entry with the arguments the guide shows", async () => {
    const [hooks] = parseAllDocuments(await read(".pre-commit-hooks.yaml")).map((document) => document.toJS());
    const config = (await guideBlock("repos")) as unknown as { repos: { hooks: { id: string; args: string[] }[] }[] };
    const [used] = config.repos[0]!.hooks;
    const hook = hooks.find(({ id }: { id: string }) => id === used!.id);
    expect(hook).toMatchObject({ language: "system", pass_filenames: false });
    const line = [hook.entry, ...used!.args].join(" ");
    expect((await shell(line)).code).toBe(0);
    await writeText("The harbour cost 84 million pounds.");
    const { code, output } = await shell(line);
    expect(code, output).toBe(1);
    expect("content/texts/harbour.txt").toMatch(new RegExp(hook.files));
  });
});

describe("the job for GitLab", () => {
  it("runs its script and leaves the reports it names", async () => {
    await writeText("The harbour cost 84 million pounds.");
    const { beleg } = (await guideBlock("beleg")) as unknown as {
      beleg: { script: string[]; artifacts: { reports: { codequality: string; junit: string } } };
    };
    await writeFile(join(folder, "bin/npm"), "#!/bin/sh\nexit 0\n");
    await chmod(join(folder, "bin/npm"), 0o755);
    const { code, output } = await shell(beleg.script.join(" && "));
    expect(code, output).toBe(1);
    const { codequality, junit } = beleg.artifacts.reports;
    const [issue] = JSON.parse(await readFile(join(folder, codequality), "utf8"));
    expect(issue).toMatchObject({
      check_name: "factuality/NUMBER",
      fingerprint: expect.stringMatching(/^[0-9a-f]{12}:1$/),
      severity: "critical",
      location: { path: "content/texts/harbour.txt", lines: { begin: 1, end: 1 } },
    });
    expect(await readFile(join(folder, junit), "utf8")).toContain('failures="1"');
  });
});

describe("the files of beleg init", () => {
  type Step = { run?: string; env?: Record<string, string> };

  /** A `git` that clones by linking this checkout, and an `npm` that has nothing to do. */
  async function fakeTools() {
    await writeFile(
      join(folder, "bin/git"),
      `#!/bin/sh\ntest "$4" = https://example.org/beleg.git && ln -s "${ROOT}" "$5"\n`,
    );
    await writeFile(join(folder, "bin/npm"), "#!/bin/sh\nexit 0\n");
    for (const name of ["git", "npm"]) await chmod(join(folder, "bin", name), 0o755);
  }

  it("GitHub: builds Beleg from the address in BELEG_GIT and checks; without one it says what to do", async () => {
    await fakeTools();
    expect((await shell("npx beleg init --ci github")).code).toBe(0);
    const { jobs } = parse(await readFile(join(folder, ".github/workflows/beleg.yml"), "utf8"));
    const lines = (jobs.check.steps as Step[]).flatMap(({ run }) => run ?? []);
    const env = { RUNNER_TEMP: join(folder, "content") };
    const unset = await shell(lines[0]!, { ...env, BELEG_GIT: "" });
    expect([unset.code, unset.output]).toEqual([2, expect.stringContaining("Set BELEG_GIT")]);
    for (const line of lines) {
      const { code, output } = await shell(line, { ...env, BELEG_GIT: "https://example.org/beleg.git" });
      expect(code, output).toBe(0);
    }
    const [cases] = ["beleg/cases.jsonl"].map((file) => join(folder, file));
    await writeFile(cases!, (await readFile(cases!, "utf8")).replace(/48(?=[^"]*"\})/, "84"));
    expect((await shell(lines.at(-1)!, env)).code).toBe(1);
  }, 60_000);

  it("GitLab: its script is shell that does the same", async () => {
    await fakeTools();
    expect((await shell("npx beleg init --ci gitlab")).code).toBe(0);
    const { beleg } = parse(await readFile(join(folder, ".gitlab/beleg.yml"), "utf8"));
    const script = (beleg.script as string[]).join(" && ").replaceAll("/tmp/beleg", join(folder, "built"));
    const { code, output } = await shell(script, { BELEG_GIT: "https://example.org/beleg.git" });
    expect(code, output).toBe(0);
    expect(await readFile(join(folder, beleg.artifacts.reports.junit), "utf8")).toContain('failures="0"');
  }, 60_000);
});

it("an unbuilt checkout says so instead of a stack", async () => {
  await mkdir(join(folder, "unbuilt/bin"), { recursive: true });
  await writeFile(join(folder, "unbuilt/package.json"), '{"type":"module"}');
  await writeFile(join(folder, "unbuilt/bin/beleg.js"), await read("packages/beleg/bin/beleg.js"));
  const { code, output } = await shell("node unbuilt/bin/beleg.js --version");
  expect(code).toBe(2);
  expect(output).toMatch(/^beleg is not built yet: run `npm ci && npm run build` in the checkout\.$/m);
  expect(output).not.toMatch(/ERR_MODULE_NOT_FOUND|^\s+at /m);
});
