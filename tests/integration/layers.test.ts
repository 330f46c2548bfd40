import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const packages = new URL("../../packages/", import.meta.url).pathname;

/** What each floor may import besides its own files. */
const FLOORS = {
  core: { mayImport: /^(?:zod|@noble\/hashes\/.+|snowball-stemmers|syllable|tldts|compromise(?:\/.+)?|eld(?:\/.+)?)$/ },
  beleg: { mayImport: /^(?!@beleg\/workbench)(?:node:|@?[a-z])/ },
  workbench: { mayImport: /^(?!@beleg\/|beleg|node:)@?[a-z]/ },
} as const;

/** A pure core has no clock, no chance, no world: these globals are arguments there. */
const IMPURE = [
  /\bDate\.now\b/,
  /\bnew Date\(\s*\)/,
  /\bMath\.random\b/,
  /\bprocess\./,
  /\bfetch\(/,
  /\bset(?:Timeout|Interval|Immediate)\(/,
  /\bperformance\./,
  /\bconsole\./,
  /\bglobalThis\.(?:process|crypto|window|document)\b/,
  /\btoLocale(?:String|DateString|TimeString|LowerCase|UpperCase)\(/,
  /\blocaleCompare\(/,
];

function sourcesOf(floor: string): string[] {
  const folder = join(packages, floor, "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/(?:^|\/)testing\//.test(name))
    .map((name) => join(folder, name));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
}

/** Statements only: a word list may well hold "from" and "import" as words. */
function importsOf(code: string): string[] {
  const statement = /^\s*(?:import|export)\s[^"';]*?from\s*["']([^"']+)["']/gm;
  const bare = /^\s*import\s*["']([^"']+)["']/gm;
  const dynamic = /\bimport\(\s*["']([^"']+)["']/g;
  return [statement, bare, dynamic].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => match[1] as string),
  );
}

describe("layers", () => {
  for (const [floor, { mayImport }] of Object.entries(FLOORS)) {
    it(`${floor} imports only from the floors below it`, () => {
      const wrong: string[] = [];
      for (const file of sourcesOf(floor)) {
        for (const name of importsOf(withoutComments(readFileSync(file, "utf8")))) {
          if (name.startsWith(".")) {
            const target = join(file, "..", name);
            if (relative(join(packages, floor), target).startsWith("..")) wrong.push(`${file}: ${name}`);
          } else if (!mayImport.test(name)) wrong.push(`${file}: ${name}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  }

  it("core has no clock, chance, network, process or locale of its own", () => {
    const wrong: string[] = [];
    for (const file of sourcesOf("core")) {
      const code = withoutComments(readFileSync(file, "utf8"));
      for (const pattern of IMPURE) if (pattern.test(code)) wrong.push(`${file}: ${pattern}`);
    }
    expect(wrong).toEqual([]);
  });

  it("sees what it looks for", () => {
    const code = [
      "import {",
      "  a,",
      '} from "node:fs";',
      'export * from "x";',
      'import "bare";',
      'await import("ai")',
    ];
    expect(importsOf(code.join("\n"))).toEqual(["node:fs", "x", "bare", "ai"]);
    expect(importsOf('export const words = ["from", "import", "to"];')).toEqual([]);
    expect(FLOORS.core.mayImport.test("node:fs")).toBe(false);
    expect(FLOORS.core.mayImport.test("ai")).toBe(false);
    expect(FLOORS.workbench.mayImport.test("@beleg/core/text")).toBe(false);
    expect(IMPURE.some((pattern) => pattern.test("const now = Date.now();"))).toBe(true);
    expect(sourcesOf("core").length).toBeGreaterThan(0);
  });
});
