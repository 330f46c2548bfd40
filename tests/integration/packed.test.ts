import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = new URL("../..", import.meta.url).pathname;
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "beleg-packed-"));
  // A whole run has packed already.
  const place = process.env.BELEG_TEST_PACKED ?? pack(home);
  const tarballs = globSync("*.tgz", { cwd: place }).map((name) => join(place, name));
  writeFileSync(join(home, "package.json"), '{"private":true,"type":"module"}');
  execFileSync("npm", ["install", "--silent", "--prefer-offline", "--no-audit", "--no-fund", ...tarballs], {
    cwd: home,
  });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function pack(place: string): string {
  const args = ["pack", "--silent", "-w", "packages/core", "-w", "packages/beleg", "--pack-destination", place];
  execFileSync("npm", args, { cwd: root });
  return place;
}

describe("the packed packages, installed in an empty folder", () => {
  const installed = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(join(home, "node_modules/.bin/beleg"), args, {
      cwd: home,
      encoding: "utf8",
      env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...env },
    });

  it("beleg --version answers with the packed version", () => {
    expect(installed(["--version"])).toMatchObject({ status: 0, stdout: "0.1.0\n", stderr: "" });
  });

  it("beleg demo shows its findings and leaves a report, with nothing but what was installed", () => {
    const { status, stdout, stderr } = installed(["demo"]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toContain("stands at [69] million people");
    const [file = ""] = /\.beleg\/runs\/\S+\.html/.exec(stdout) ?? [];
    expect(readFileSync(join(home, file), "utf8")).toMatch(/^<!doctype html>/i);
    rmSync(join(home, ".beleg"), { recursive: true });
  });

  it.each(["beleg", "@beleg/core"])("brings every declaration that the doors of %s lead to", (name) => {
    const folder = join(home, "node_modules", name);
    const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { exports: unknown };
    const doors = [...JSON.stringify(exports).matchAll(/"(\.\/[^"*]+\.d\.ts)"/g)].map(([, file]) =>
      join(folder, file!),
    );
    expect(doors.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    const missing: string[] = [];
    for (const open = doors; open.length > 0; ) {
      const file = open.pop()!;
      if (seen.has(file)) continue;
      seen.add(file);
      if (!existsSync(file)) missing.push(file);
      else
        for (const [, to] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*["'](\.[^"']+)["']/g))
          open.push(join(dirname(file), to!.replace(/\.[jt]s$/, ".d.ts")));
    }
    expect(missing).toEqual([]);
    expect(seen.size).toBeGreaterThan(50);
  });

  it("takes less than 112 MB with all it brings, and 86 MB without the embedded database", () => {
    const size = (folder: string): number =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6;
    const all = size(join(home, "node_modules"));
    const database = size(join(home, "node_modules/@electric-sql"));
    expect({ all: all < 112, without: all - database < 86 }, `${all} MB, ${database} MB`).toEqual({
      all: true,
      without: true,
    });
  });

  it.each([
    ["unpdf", ["ingest", "paper.pdf"], {}],
    ["neo4j-driver", ["doctor"], { NEO4J_URI: "bolt://127.0.0.1:9" }],
    ["@electric-sql/pglite", ["runs", "list"], {}],
  ])("where %s is missing, whoever needs it is told how to add it", (name, args, env) => {
    writeFileSync(join(home, "paper.pdf"), "%PDF-1.4");
    const place = join(home, "node_modules", name);
    if (existsSync(place)) renameSync(place, join(home, "aside"));
    try {
      const { status, stderr } = installed(args, env);
      expect(stderr).toContain(`the package ${name}, which is not installed beside Beleg: npm install ${name}\n`);
      expect(status).toBe(2);
    } finally {
      if (existsSync(join(home, "aside"))) renameSync(join(home, "aside"), place);
      rmSync(join(home, ".beleg"), { recursive: true, force: true });
    }
  });

  it("npx finds it", () => {
    // stderr is left out: npm speaks there about the machine's own settings.
    const run = spawnSync("npx", ["--no-install", "beleg", "--version"], { cwd: home, encoding: "utf8" });
    expect(run).toMatchObject({ status: 0, stdout: "0.1.0\n" });
  });

  it("beleg schema prints a contract", () => {
    const run = installed(["schema", "ScoringContext"]);
    expect(run.stderr).toBe("");
    expect(JSON.parse(run.stdout)).toMatchObject({ type: "object" });
  });

  it("each package brings its licence and a readme, and no test", () => {
    for (const name of ["@beleg/core", "beleg"]) {
      const folder = join(home, "node_modules", name);
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
      expect(readFileSync(join(folder, "LICENSE"), "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
      const ours = files.filter((file) => !file.startsWith("node_modules"));
      expect(ours.filter((file) => /(^|\/)(testing|fixtures)\/|\.test\./.test(file))).toEqual([]);
    }
  });

  it("every subpath of both packages can be imported", () => {
    const script = `
      import { readFileSync } from "node:fs";
      for (const name of ["@beleg/core", "beleg"]) {
        const manifest = JSON.parse(readFileSync("node_modules/" + name + "/package.json", "utf8"));
        for (const path of Object.keys(manifest.exports)) {
          if (path === "./package.json") continue;
          await import(name + path.slice(1));
          console.log(name + path.slice(1));
        }
      }`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: home, encoding: "utf8" });
    expect(run.stderr).toBe("");
    expect(run.stdout.split("\n")).toContain("@beleg/core/contracts");
  });

  it.each(["@beleg/core", "beleg"])("%s checks a text in one call", (name) => {
    const script = `
      import { check } from "${name}";
      const article_text = "The population of France is 67 million.";
      const summary_text = "The population of France is 69 million.";
      const { factuality, explainability } = await check({ article_text, summary_text }, { locale: "en" });
      console.log(factuality.details.claims[0].label, explainability.findings[0].span.text);`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: home, encoding: "utf8" });
    expect(run).toMatchObject({ stderr: "", stdout: "incorrect 69 million\n" });
    expect(readdirSync(home)).not.toContain(".beleg");
  });

  it.each(["@beleg/core/text/index.js", "@beleg/core/internal/errors", "beleg/checker/check.js"])(
    "%s is inside and cannot be imported",
    (path) => {
      const script = `await import("${path}").catch(({ code }) => console.log(code));`;
      const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: home, encoding: "utf8" });
      expect(run.stdout).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED\n");
    },
  );

  it("beleg loads no database, server or model's client before it is asked for one", () => {
    const script = `
      import { registerHooks } from "node:module";
      const loaded = new Set();
      registerHooks({
        load(url, context, next) {
          loaded.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)(?!.*node_modules)/.exec(url)?.[1] ?? "node");
          return next(url, context);
        },
      });
      await import("beleg");
      console.log([...loaded].sort().join(" "));`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: home, encoding: "utf8" });
    expect(run).toMatchObject({
      stderr: "",
      stdout: "@beleg/core @noble/hashes beleg node normalize-strings pluralize syllable zod\n",
    });
  });

  it("an error thrown by beleg is the class that the contracts export", () => {
    const script = `
      import { BelegError } from "@beleg/core/contracts";
      import { createLanguageModel } from "beleg";
      try {
        createLanguageModel({ model: "openai/", openai_base_url: null, openai_api_key: null, ollama_host: null });
      } catch (error) {
        console.log(error instanceof BelegError, error.code);
      }`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: home, encoding: "utf8" });
    expect(run).toMatchObject({ stderr: "", stdout: "true invalid_config\n" });
  });

  it("an older Node gets one sentence instead of a stack", () => {
    const old = { PATH: process.env.PATH ?? "" };
    const script = `Object.defineProperty(process.versions, "node", { value: "20.20.2" }); process.argv[1] = "beleg";
      await import(${JSON.stringify(join(home, "node_modules/beleg/bin/beleg.js"))});`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: home,
      encoding: "utf8",
      env: old,
    });
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/^beleg needs Node\.js 22\.18 or newer; this is 20\.20\.2\..*\n$/);
  });
});
