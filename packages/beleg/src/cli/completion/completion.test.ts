import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERBS } from "../verbs.ts";
import { bashCompletion } from "./bash.ts";
import { type DescribedVerb, describedVerbs } from "./described-verbs.ts";
import { fishCompletion } from "./fish.ts";
import { zshCompletion } from "./zsh.ts";

let folder: string;
let verbs: readonly DescribedVerb[];
beforeAll(async () => {
  verbs = await describedVerbs(VERBS);
  folder = mkdtempSync(join(tmpdir(), "beleg-completion-"));
  writeFileSync(join(folder, "beleg.bash"), bashCompletion(verbs));
  writeFileSync(join(folder, "beleg.zsh"), zshCompletion(verbs));
  writeFileSync(join(folder, "beleg.fish"), fishCompletion(verbs));
  // Every verb is loaded, which takes its time on a busy machine.
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Debian's zsh and fish are no part of every machine; bash is. */
const has = (shell: string) => spawnSync(shell, ["--version"]).status === 0;
const run = (shell: string, args: readonly string[]) =>
  execFileSync(shell, args, { cwd: folder, encoding: "utf8" }).split("\n").filter(Boolean);

/** What the sourced script offers for the last of some words; the first line says whether bash may offer files. */
const inBash = (...words: string[]) => {
  const script = `compopt() { echo "no files"; }
    source beleg.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _beleg; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return run("bash", ["--norc", "-c", script, "bash", "beleg", ...words]);
};

describe("what a shell is told", () => {
  it("is every verb and every flag of the table", () => {
    expect(verbs.map(({ name }) => name)).toEqual(VERBS.map(({ name }) => name));
    const check = verbs.find(({ name }) => name === "check");
    expect(check?.args).toEqual(["file"]);
    expect(check?.flags.find(({ names }) => names.includes("--source"))).toMatchObject({
      value: "file",
      repeats: true,
    });
    expect(check?.flags.find(({ names }) => names.includes("--fail-on"))?.value).toEqual({
      words: ["off", "low", "medium", "high"],
    });
  });
});

describe("bash", () => {
  it("offers verbs, flags and the words a flag takes", () => {
    expect(inBash("re")).toEqual(["report", "rerank", "review", "restore"]);
    expect(inBash("check", "--combi")).toEqual(["--combine"]);
    expect(inBash("check", "--fail-on", "")).toEqual(["no files", "off", "low", "medium", "high"]);
    expect(inBash("check", "--fail-on", "=", "h")).toEqual(["no files", "high"]);
    expect(inBash("check", "--fail-on", "=")).toEqual(["no files", "off", "low", "medium", "high"]);
    expect(inBash("check", "--locale", "e")).toEqual(["no files", "en", "es"]);
    expect(inBash("completion", "")).toEqual(["no files", "bash", "zsh", "fish"]);
  });

  it("leaves file names to bash, and only where files are meant", () => {
    expect(inBash("check", "--source", "")).toEqual([]);
    expect(inBash("check", "su")).toEqual([]);
    expect(inBash("check", "--repeat", "")).toEqual(["no files"]);
    expect(inBash("doctor", "")).toEqual(["no files"]);
  });
});

describe.runIf(has("zsh"))("zsh", () => {
  // The functions of its completion system are stood in for: what they are handed is what is tested.
  const inZsh = (...words: string[]) => {
    const script = `compdef() { : }; _describe() { print -l -- $verbs }; _arguments() { print -l -- "$@" }
      source ./beleg.zsh; words=("$@"); CURRENT=$#; _beleg`;
    return run("zsh", ["-f", "-c", script, "zsh", "beleg", ...words]);
  };

  it("is handed every verb with its words, and the flags of one", () => {
    expect(inZsh("")).toContain("check:judge a text against its source, claim by claim");
    expect(inZsh("")).toHaveLength(VERBS.length);
    const check = inZsh("check", "");
    expect(check).toContain("--combine[how their scores are combined]:word:(mean median majority)");
    expect(check).toContain("*--source[a source the text is checked against]:file:_files");
    expect(check).toContain("1:file:_files");
  });
});

describe.runIf(has("fish"))("fish", () => {
  const inFish = (line: string) =>
    run("fish", ["--no-config", "-c", `source beleg.fish; complete -C ${JSON.stringify(line)}`]).map(
      (offer) => offer.split("\t")[0],
    );

  it("offers verbs, flags and the words a flag takes", () => {
    expect(inFish("beleg re")).toEqual(["report", "rerank", "restore", "review"].sort());
    expect(inFish("beleg check --combi")).toEqual(["--combine"]);
    expect(inFish("beleg check --fail-on ")).toEqual(["high", "low", "medium"]);
    expect(inFish("beleg check --source be")).toEqual(["beleg.bash", "beleg.fish", "beleg.zsh"]);
  });
});
