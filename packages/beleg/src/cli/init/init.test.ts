import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type CheckInput, check } from "@beleg/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { captureCli } from "../../../../../tests/support/run-cli.ts";
import { runCli } from "../run-cli.ts";
import { publicAddress } from "./beleg-origin.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-init-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(cwd, file), "utf8");
const init = (...args: string[]) => captureCli(["init", ...args], { cwd });

describe("beleg init on a pipe", () => {
  it("writes three files without a question, and the last command of the CI file passes", async () => {
    const { code, stdout, stderr } = await init();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const files = ["beleg.config.yaml", "beleg/cases.jsonl", ".github/workflows/beleg.yml"];
    expect(stdout.split("\n").slice(0, 3)).toEqual(files.map((file) => `wrote ${file}`));
    expect(stdout).toContain("Beleg is not on npm yet");
    const { jobs } = parse(read(".github/workflows/beleg.yml")) as Workflow;
    const command = jobs.check.steps.at(-1)?.run ?? "";
    expect(command).toMatch(
      /^node "\$RUNNER_TEMP\/beleg\/packages\/beleg\/bin\/beleg\.js" check --input beleg\/cases\.jsonl /,
    );
    expect(await captureCli(command.split(" ").slice(2), { cwd })).toMatchObject({ code: 0, stdout: "" });
  });

  it("makes a sample that holds, until a number in it is wrong", async () => {
    await init("--ci", "none");
    const { summary_text, ...sample } = JSON.parse(read("beleg/cases.jsonl")) as CheckInput;
    const labelsOf = async (text: string) =>
      (await check({ ...sample, summary_text: text })).factuality?.details.claims?.map(({ label }) => label);
    expect(await labelsOf(summary_text)).toEqual(["correct", "correct"]);
    expect(await labelsOf(summary_text.replace("48", "84"))).toEqual(["correct", "incorrect"]);
  });

  it("installs with the project where that brings Beleg along, and takes GitLab where its file is", async () => {
    writeFileSync(join(cwd, "package.json"), '{"devDependencies": {"beleg": "file:beleg-0.1.0.tgz"}}');
    writeFileSync(join(cwd, ".gitlab-ci.yml"), "");
    const { stdout } = await init();
    expect(stdout).toContain("include: .gitlab/beleg.yml");
    expect(stdout).not.toContain("npm yet");
    const { beleg } = parse(read(".gitlab/beleg.yml")) as { beleg: { script: string[] } };
    expect(beleg.script).toEqual(["npm ci", expect.stringMatching(/^npx --no-install beleg check /)]);
  });

  it.each(["{}", "{", "[1]"])("builds Beleg where the package.json is %s", async (manifest) => {
    writeFileSync(join(cwd, "package.json"), manifest);
    await init("--ci", "gitlab");
    const { beleg } = parse(read(".gitlab/beleg.yml")) as { beleg: { script: string[] } };
    expect(beleg.script.join("\n")).toMatch(/git clone --depth 1 "\$BELEG_GIT"/);
  });

  it("leaves what is there, links too, unless it is forced", async () => {
    writeFileSync(join(cwd, "mine.yaml"), "top_k: 3\n");
    symlinkSync("mine.yaml", join(cwd, "beleg.config.yaml"));
    expect((await init("--ci", "none")).stdout).toContain("kept beleg.config.yaml");
    expect(read("mine.yaml")).toBe("top_k: 3\n");
    expect((await init("--ci", "none", "--force")).stdout).toContain("wrote beleg.config.yaml");
    expect(read("beleg.config.yaml")).toContain("fail_on: medium");
    expect(read("mine.yaml")).toBe("top_k: 3\n");
  });

  it("puts no second configuration beside one of another name", async () => {
    writeFileSync(join(cwd, "beleg.config.json"), "{}");
    expect((await init("--force")).stdout).toContain("kept beleg.config.json");
    expect(existsSync(join(cwd, "beleg.config.yaml"))).toBe(false);
  });

  it("says in one line what cannot be written", async () => {
    writeFileSync(join(cwd, "beleg"), "a file where the folder should be");
    expect(await init()).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^beleg: [^\n]+beleg\/cases\.jsonl[^\n]+\n$/),
    });
  });
});

type Workflow = { readonly jobs: { readonly check: { readonly steps: readonly { readonly run?: string }[] } } };

describe("beleg init on a terminal", () => {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true });
  const asked = async (answer: string | null, args: readonly string[] = []) => {
    const [stdin, stdout, stderr] = [terminal(), terminal(), terminal()];
    const io = { stdin, stdout, stderr, env: {}, cwd, signal: new AbortController().signal };
    if (answer === null) stdin.end();
    else stdin.write(answer);
    const code = await runCli(["init", ...args], io);
    for (const stream of [stdout, stderr]) stream.end();
    return { code, said: await text(stderr) };
  };

  it("asks which CI file, once, and takes the answer", async () => {
    const { code, said } = await asked("gitlab\n");
    expect(code).toBe(0);
    expect(said).toContain("CI file (github, gitlab, none) [github]: ");
    expect(existsSync(join(cwd, ".gitlab/beleg.yml"))).toBe(true);
  });

  it.each(["\n", null])("takes the likely one for %j", async (answer) => {
    expect((await asked(answer)).code).toBe(0);
    expect(existsSync(join(cwd, ".github/workflows/beleg.yml"))).toBe(true);
  });

  it("asks nothing it was told, and writes nothing for an answer it does not know", async () => {
    expect((await asked(null, ["--ci", "none"])).said).toBe("");
    rmSync(join(cwd, "beleg.config.yaml"));
    const { code, said } = await asked("jenkins\n");
    expect(code).toBe(2);
    expect(said).toContain("github, gitlab, none");
    expect(existsSync(join(cwd, "beleg.config.yaml"))).toBe(false);
  });
});

describe("the address a runner clones Beleg from", () => {
  it.each([
    ["https://github.com/acme/beleg.git", "https://github.com/acme/beleg.git"],
    ["https://user:secret@gitlab.example.org/team/tools/beleg", "https://gitlab.example.org/team/tools/beleg.git"],
    ["git@github.com:acme/beleg.git", "https://github.com/acme/beleg.git"],
    ["ssh://git@github.com/acme/beleg", "https://github.com/acme/beleg.git"],
    ["/home/me/beleg", null],
    ["file:///srv/beleg.git", null],
    ["https://github.com/acme/be leg; rm -rf /", null],
    ["", null],
  ])("%s: %s", (remote, address) => {
    expect(publicAddress(remote)).toBe(address);
  });
});
