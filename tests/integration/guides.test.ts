import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BELEG } from "../support/beleg-process.ts";

/** A command of a guide: the line after `$ `, the exit code its comment promises, and the lines it is said to print. */
type Command = { readonly line: string; readonly exit: number; readonly output: readonly string[] };

const GUIDES = ["getting-started.md", "ci-gate.md"];

/** The commands in the `console` blocks of a guide, in their order. */
function commandsOf(markdown: string): Command[] {
  const commands: { line: string; exit: number; output: string[] }[] = [];
  for (const [, block] of markdown.matchAll(/^```console\n([\s\S]*?)^```/gmu)) {
    for (const line of block!.trimEnd().split("\n")) {
      if (!line.startsWith("$ ")) commands.at(-1)!.output.push(line.trim());
      else {
        const exit = /# exit (\d+)$/u.exec(line)?.[1];
        commands.push({ line: line.slice(2), exit: Number(exit ?? 0), output: [] });
      }
    }
  }
  return commands;
}

function run(line: string, cwd: string, tools: string): Promise<{ code: number; output: string }> {
  const path = [tools, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);
  return new Promise((resolve) => {
    const child = execFile("/bin/sh", ["-c", line], { cwd, env: { PATH: path } }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

describe.each(GUIDES)("the guide %s", (guide) => {
  let folder: string;
  let tools: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "beleg-guide-"));
    tools = await mkdtemp(join(tmpdir(), "beleg-tools-"));
    // `npx beleg …` as in a project that has it installed.
    await writeFile(join(tools, "npx"), `#!/bin/sh\nshift\nexec "${process.execPath}" "${BELEG}" "$@"\n`);
    await chmod(join(tools, "npx"), 0o755);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(tools, { recursive: true, force: true });
  });

  it("says what its commands do", async () => {
    const markdown = await readFile(new URL(`../../docs/guides/${guide}`, import.meta.url), "utf8");
    const commands = commandsOf(markdown);
    expect(commands.length).toBeGreaterThanOrEqual(8);
    for (const { line, exit, output } of commands) {
      const seen = await run(line, folder, tools);
      expect(seen.code, `${line}\n${seen.output}`).toBe(exit);
      for (const said of output) expect(seen.output, line).toContain(said);
    }
  });
});

describe.each(["README.md", "docs/guides/getting-started.md"])("%s", (page) => {
  it("shows a program that compiles and prints what its comment says", async () => {
    const markdown = await readFile(new URL(`../../${page}`, import.meta.url), "utf8");
    const program = /^```ts\n([\s\S]*?)^```/mu.exec(markdown)![1]!;
    const said = /\/\/ (.+)$/mu.exec(program)![1]!;
    const root = fileURLToPath(new URL("../..", import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
      cwd: root,
    });
    expect(stdout.trim()).toBe(said);

    // Inside the checkout, so that the packages are found as an installed program finds them.
    const folder = await mkdtemp(join(root, "node_modules", ".beleg-page-"));
    try {
      const file = join(folder, "program.mts");
      await writeFile(file, program);
      const flags = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", "--types", "node"];
      await promisify(execFile)(join(root, "node_modules/.bin/tsc"), [
        "--ignoreConfig",
        ...flags,
        "--skipLibCheck",
        file,
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
