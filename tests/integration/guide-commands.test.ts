import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseCall } from "../../packages/beleg/src/cli/run-verb.ts";
import { VERBS } from "../../packages/beleg/src/cli/verbs.ts";

const root = new URL("../../", import.meta.url);
const guides = readdirSync(new URL("docs/guides/", root)).map((name) => `docs/guides/${name}`);
const pages = [...guides, "README.md", "packages/beleg/README.md"];

/** Every call of beleg in the code blocks of a page, as the words its parser would get. */
function callsOf(markdown: string): string[][] {
  const blocks = [...markdown.matchAll(/^```(?:console|sh|text)?\n([\s\S]*?)^```/gmu)].map(([, block = ""]) => block);
  return blocks
    .flatMap((block) => block.replaceAll(/\\\n\s*/g, " ").split("\n"))
    .flatMap((line) => line.replace(/\s#\s.*$/, "").split(/\s(?:\||&&|>>?)\s/))
    .flatMap((part) => {
      const called = /^\s*(?:\$ )?(?:[A-Z_]+=(?:"[^"]*"|\S*) )*(?:npx )?beleg (.+)$/u.exec(part)?.[1];
      return called === undefined ? [] : [wordsOf(called)];
    });
}

/** A bare `…` stands for what was said above. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].filter(([word]) => word !== "…");
  return words.map(([, double, single, bare]) => double ?? single ?? bare ?? "");
}

/** Parses a call as the binary does, without doing what it asks for. */
async function parse([name, ...args]: readonly string[]): Promise<void> {
  if (name === "--help" || name === "--version") return;
  const entry = VERBS.find((verb) => verb.name === name);
  if (entry === undefined) throw new Error(`no verb ${name}`);
  parseCall(entry, await entry.load(), args);
}

// Two guides are run from the first line to the last (guides.test.ts); the others speak of models, servers and data that are not here.
describe("the commands in the documentation", () => {
  it.each(pages)("%s names verbs, flags and words that there are", async (page) => {
    for (const call of callsOf(readFileSync(new URL(page, root), "utf8"))) {
      await expect(parse(call), `beleg ${call.join(" ")}`).resolves.toBeUndefined();
    }
  });

  it("are found, and wrong ones are noticed", async () => {
    const all = pages.flatMap((page) => callsOf(readFileSync(new URL(page, root), "utf8")));
    expect(all.length).toBeGreaterThan(50);
    expect(callsOf('```\n$ A=1 npx beleg check -q "a b" | head   # shown\n```\n')).toEqual([["check", "-q", "a b"]]);
    await expect(parse(["check", "--frobnicate"])).rejects.toThrow("--frobnicate");
    await expect(parse(["runs", "frobnicate"])).rejects.toThrow("frobnicate");
  });
});
