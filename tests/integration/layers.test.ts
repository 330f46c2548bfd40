import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  type Import,
  importCycles,
  importGraph,
  importsOf,
  readSources,
  roomOf,
  upwardImports,
} from "../support/import-graph.ts";

/**
 * The house. `mayImport`: what a package may import besides its own files. `floors`: its rooms from the ground up; a room
 * imports only from floors below its own. A new room gets a place here.
 */
const HOUSE = {
  core: {
    mayImport: /^(?:zod|@noble\/hashes\/.+|snowball-stemmers|syllable|tldts|compromise(?:\/.+)?|eld(?:\/.+)?)$/,
    floors: [
      ["numbers", "languages"],
      ["locales"],
      ["contracts"],
      ["json", "salvage"],
      ["text"],
      ["ports"],
      ["judges"],
      ["report"],
      ["check"],
      ["guard"],
      ["rerank", "evaluation"],
      ["decision", "trust"],
      ["api", "index"],
    ],
  },
  beleg: {
    mayImport: /^(?!@beleg\/workbench)(?:node:|@?[a-z])/,
    floors: [
      ["files"],
      ["settings"],
      ["telemetry"],
      ["language-model", "verifier"],
      ["threads"],
      ["store"],
      ["queue"],
      ["checker", "ingest", "policies", "events"],
      ["rerank", "matcher"],
      ["evaluate", "review"],
      ["decisions", "trust"],
      ["worker", "mcp"],
      ["server"],
      ["cli"],
      ["api", "index"],
    ],
  },
  workbench: {
    mayImport: /^(?!@beleg\/|beleg|node:)@?[a-z]/,
    floors: [
      ["browser", "api"],
      ["locales"],
      ["design"],
      ["page"],
      ["report", "decisions", "comparison"],
      ["runs", "rerank", "evaluations"],
      ["review"],
      ["check", "home", "trust"],
      ["shell"],
      ["main"],
    ],
  },
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

const LAZY_CORE = /\bimport\(\s*"@beleg\/core/;

const sourcesOf = (name: string) =>
  readSources(join(new URL("../../packages/", import.meta.url).pathname, name, "src"));

describe.for(Object.entries(HOUSE))("%s", ([name, { mayImport, floors }]) => {
  const sources = sourcesOf(name);
  const graph = importGraph(sources);

  it("imports nothing but its own files and the packages below it", () => {
    const wrong = [...sources].flatMap(([file, code]) =>
      importsOf(code)
        .filter((one) => (one.name.startsWith(".") ? leaves(file, one) : !mayImport.test(one.name)))
        .map((one) => `${file}: ${one.name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has a place for every room", () => {
    expect([...new Set([...sources.keys()].map(roomOf))].sort()).toEqual(floors.flat().sort());
  });

  it("has no arrow upwards between its rooms", () => {
    expect(upwardImports(graph, floors)).toEqual([]);
  });

  it("has no import cycle, not even one of types", () => {
    expect(importCycles(graph)).toEqual([]);
  });
});

function leaves(file: string, { name }: Import): boolean {
  return join(file, "..", name).startsWith("..");
}

it("core has no clock, chance, network, process or locale of its own", () => {
  const wrong = [...sourcesOf("core")].flatMap(([file, code]) =>
    IMPURE.filter((pattern) => pattern.test(code)).map((pattern) => `${file}: ${pattern}`),
  );
  expect(wrong).toEqual([]);
});

// `import("@beleg/core/…")` asks for every name of a subpath, and the bundle would load them all.
it("beleg loads only modules of its own lazily, never the core", () => {
  const wrong = [...sourcesOf("beleg")].filter(([, code]) => LAZY_CORE.test(code)).map(([file]) => file);
  expect(wrong).toEqual([]);
});

describe("the test of the layers", () => {
  it("sees what it looks for", () => {
    const code = [
      "import {",
      "  a,",
      '} from "node:fs";',
      'export * from "x";',
      'import type { T } from "t";',
      'import "bare";',
      'await import("ai")',
    ];
    expect(importsOf(code.join("\n")).map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      "runtime node:fs",
      "runtime x",
      "type t",
      "runtime bare",
      "runtime ai",
    ]);
    expect(importsOf('export const words = ["from", "import", "to"];')).toEqual([]);
    expect(leaves("text/a.ts", { name: "../json/b.ts", kind: "runtime" })).toBe(false);
    expect(leaves("text/a.ts", { name: "../../other/b.ts", kind: "runtime" })).toBe(true);
    expect(HOUSE.core.mayImport.test("node:fs")).toBe(false);
    expect(HOUSE.core.mayImport.test("ai")).toBe(false);
    expect(HOUSE.workbench.mayImport.test("@beleg/core/text")).toBe(false);
    expect(IMPURE.some((pattern) => pattern.test("const now = Date.now();"))).toBe(true);
    expect(LAZY_CORE.test('await import("@beleg/core/rerank")')).toBe(true);
    for (const name of Object.keys(HOUSE)) expect(sourcesOf(name).size).toBeGreaterThan(100);
  });

  it("sees arrows upwards and cycles, those of types too", () => {
    const graph = importGraph(
      new Map([
        ["store/open.ts", 'import { b } from "../queue/b.ts";\nimport { c } from "./c.ts";'],
        ["store/c.ts", 'import { d } from "./d.ts";'],
        ["store/d.ts", 'const c = await import("./c.ts");'],
        ["queue/b.ts", 'import type { Open } from "../store/open.ts";\nimport { e } from "../settings/e.ts";'],
        ["settings/e.ts", 'import "node:fs";'],
      ]),
    );
    expect(importCycles(graph)).toEqual([
      ["store/c.ts", "store/d.ts"],
      ["queue/b.ts", "store/open.ts"],
    ]);
    expect(upwardImports(graph, [["settings"], ["store"], ["queue"]])).toEqual(["store/open.ts → queue/b.ts"]);
    // Neighbours on one floor, and rooms without a place, count as arrows upwards too.
    expect(upwardImports(graph, [["settings"], ["store", "queue"]])).toHaveLength(2);
    expect(upwardImports(graph, [["store"], ["queue"]])).toContain("queue/b.ts → settings/e.ts");
  });
});
