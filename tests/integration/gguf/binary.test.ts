import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BELEG } from "../../support/beleg-process.ts";
import { useGguf } from "../../support/gguf/provide-gguf.ts";
import { PATIENCE_MS } from "../../support/limits.ts";

const HOOK = fileURLToPath(new URL("../../support/gguf/resolve-llama.mjs", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-gguf-binary-"));
  writeFileSync(join(folder, "looks.gguf"), "GGUF");
  writeFileSync(join(folder, "article.txt"), "The town opened a bridge on Monday.");
  writeFileSync(join(folder, "text.txt"), "The bridge opened on Monday.");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function beleg(argv: readonly string[], env: Record<string, string> = {}, options: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, BELEG, ...argv], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
    timeout: PATIENCE_MS,
  });
  return { code: status, stdout, stderr };
}
const CHECK = ["check", "--source", "article.txt", "text.txt", "--dimensions", "coherence"];

describe("the binary without node-llama-cpp", () => {
  it("says what to install, in one line, before any work", () => {
    expect(beleg([...CHECK, "--model", "gguf/looks.gguf"])).toEqual({
      code: 2,
      stdout: "",
      stderr:
        'beleg: invalid configuration in --model: "gguf/looks.gguf" needs the package node-llama-cpp, which is not installed beside Beleg: npm install node-llama-cpp\n',
    });
  });

  it("names the path at which there is no file", () => {
    const { code, stderr } = beleg([...CHECK, "--model", "gguf/gone.gguf"]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `beleg: invalid configuration in --model: there is no model file at ${join(folder, "gone.gguf")}\n`,
    });
  });

  it("is what the doctor finds", () => {
    const { code, stdout } = beleg(["doctor", "-f", "pretty"], { BELEG_MODEL: "gguf/looks.gguf" });
    expect(code).toBe(1);
    expect(stdout).toMatch(/the model gguf\/looks\.gguf does not answer \(.*npm install node-llama-cpp\)/);
  });
});

const gguf = await useGguf();
describe.runIf(gguf !== undefined)("the binary with node-llama-cpp", () => {
  it("loads the file, asks it, and ends; the doctor has nothing to say", () => {
    const env = { BELEG_TEST_LLAMA: gguf?.llama ?? "", BELEG_MODEL: `gguf/${gguf?.file}` };
    const { code, stdout, stderr } = beleg(["doctor", "-f", "pretty"], env, ["--import", HOOK]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^healthy\nthe model gguf\/.* answers\n$/);
  });
});
