import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { VERBS } from "../../packages/beleg/src/cli/verbs.ts";
import { SETTINGS } from "../../packages/beleg/src/settings/index.ts";
import { copyOf, isIgnored, readStages, runStages } from "../support/dockerfile.ts";

const root = new URL("../..", import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), "utf8");
const stages = readStages(join(root, "Dockerfile"));
const final = stages.at(-1)!;
const restOf = (name: string) => final.instructions.find((one) => one.name === name)?.rest ?? "";

describe("the Dockerfile", () => {
  it("copies only what is there, and what .dockerignore leaves", () => {
    const ignored = read(".dockerignore").trim().split("\n");
    const copies = stages.flatMap(({ instructions }) => instructions.filter(({ name }) => name === "COPY").map(copyOf));
    const own = copies.filter(({ from }) => from === undefined).flatMap(({ sources }) => sources);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((path) => !existsSync(join(root, path)) || isIgnored(path, ignored))).toEqual([]);
    const names = new Set(stages.map(({ name }) => name));
    expect(copies.filter(({ from }) => from !== undefined && !names.has(from))).toEqual([]);
    for (const secret of [".env", ".git", "node_modules", "packages/core/dist"])
      expect(isIgnored(secret, ignored)).toBe(true);
  });

  it("hands npm the manifest of every workspace: without one npm ci refuses", () => {
    const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
    const manifests = globSync(
      workspaces.map((one) => `${one}/package.json`),
      { cwd: root },
    ).sort();
    const copied = stages[0]!.instructions.flatMap((one) => (one.name === "COPY" ? copyOf(one).sources : []));
    expect(copied).toEqual(expect.arrayContaining(manifests));
  });

  it("brings along all the files of the package", () => {
    const { files } = JSON.parse(read("packages/beleg/package.json")) as { files: string[] };
    const targets = final.instructions.flatMap((one) => (one.name === "COPY" ? copyOf(one).target : []));
    const wanted = files.filter((name) => !name.startsWith("!")).map((name) => `packages/beleg/${name}`);
    expect(targets).toEqual(expect.arrayContaining(wanted));
  });

  it("runs as somebody who is not root, and says how to ask whether it lives", () => {
    expect(restOf("USER")).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(restOf("HEALTHCHECK")).toContain("/healthz");
    expect(JSON.parse(restOf("CMD"))).toEqual(["serve"]);
  });
});

describe("compose.yaml", () => {
  type Service = {
    readonly image: string;
    readonly command?: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    readonly profiles?: readonly string[];
    readonly depends_on?: Readonly<Record<string, unknown>>;
  };
  const compose = parse(read("compose.yaml"), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
  };
  const services = Object.entries(compose.services);

  it("is what the Compose Specification allows", () => {
    const ajv = new Ajv2019({ strict: false });
    addFormats.default(ajv);
    for (const name of ["duration", "subnet_ip_address", "expose", "ports"]) ajv.addFormat(name, true);
    // It calls itself and its parts by names of an older draft.
    const bare = (key: string, value: unknown) =>
      key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value;
    const schema = JSON.parse(read("tests/fixtures/compose/compose-spec.json"), bare);
    const fits = ajv.compile(schema);
    expect([fits(compose), fits.errors]).toEqual([true, null]);
    expect(fits({ services: { beleg: { imagine: "x" } } })).toBe(false);
  });

  it("starts the service, a worker and PostgreSQL, the rest only when it is asked for", () => {
    expect(services.filter(([, { profiles }]) => profiles === undefined).map(([name]) => name)).toEqual([
      "beleg",
      "worker",
      "postgres",
    ]);
    for (const [, { depends_on = {} }] of services) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
    }
  });

  it("speaks of verbs and variables that there are", () => {
    const variables = new Set(Object.values(SETTINGS).flatMap((one) => ("env" in one ? [one.env] : [])));
    const own = services.filter(([, { image }]) => image === "beleg:local");
    expect(own).toHaveLength(2);
    for (const [, { command, environment = {} }] of own) {
      expect(VERBS.map(({ name }) => name)).toContain(command?.[0]);
      expect(Object.keys(environment).filter((name) => !variables.has(name))).toEqual([]);
    }
  });
});

// Two installations and a build: some minutes, which only a run that asks for slow tests pays.
describe.runIf(process.env.BELEG_SLOW_TESTS)("the stages of the image, run in folders", () => {
  it("end in a service that answers its health check", { timeout: 1_800_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "beleg-image-"));
    try {
      const image = runStages(stages, root, folder);
      const env = {
        PATH: dirname(process.execPath),
        BELEG_HOME: join(image, "data"),
        BELEG_WARM_UP: "false",
        PORT: "4873",
      };
      const beleg = join(image, "app/packages/beleg/bin/beleg.js");
      expect(execFileSync(process.execPath, [beleg, "--version"], { env, encoding: "utf8" })).toMatch(
        /^\d+\.\d+\.\d+\n$/,
      );
      const serving = spawn(process.execPath, [beleg, "serve"], { env, stdio: ["ignore", "pipe", "ignore"] });
      await once(serving.stdout, "data");
      const [, ask = "[]"] = /CMD (\[.*\])$/.exec(restOf("HEALTHCHECK")) ?? [];
      const [, ...args] = JSON.parse(ask) as string[];
      execFileSync(process.execPath, args, { env });
      serving.kill();
      await once(serving, "exit");
      expect(() => execFileSync(process.execPath, args, { env })).toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
