import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { BelegError } from "../../../packages/core/src/contracts/index.ts";
import { exampleRun } from "../../support/example-run.ts";
import { captureCli } from "../../support/run-cli.ts";

/** How many files, spread over all of them, are damaged beside one of each kind: `BELEG_FUZZ=10000` takes every one. */
const MORE = Number(process.env.BELEG_FUZZ ?? 0);
const SEAL = "beleg.seal";
const RUNS = 3;

const DAMAGES = {
  removed: (file: string) => rmSync(file),
  truncated: (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2 / 8192) * 8192),
  "with one byte flipped": (file: string) => {
    const bytes = readFileSync(file);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = bytes[at]! ^ 0x10;
    writeFileSync(file, bytes);
  },
} as const;

describe("a damaged embedded folder", () => {
  let cwd: string;
  let pristine: string;
  let files: readonly string[];
  /** The files in which the runs, their key and their reports lie. */
  let own: readonly string[];
  const settings = () => ({ database_url: null, home: join(cwd, ".beleg") });
  const folder = () => join(cwd, ".beleg", "store");

  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "beleg-damage-"));
    pristine = join(cwd, "pristine");
    const store = await openStore(settings());
    for (let n = 0; n < RUNS; n += 1) await store.tenant().runs.save(exampleRun(n));
    own = await filesOf(store, ["runs", "runs_pkey", "explainability_reports_0"]);
    await store.close();
    cpSync(folder(), pristine, { recursive: true });
    files = readdirSync(pristine, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== SEAL)
      .map((entry) => relative(pristine, join(entry.parentPath, entry.name)));
  });
  beforeEach(() => {
    rmSync(folder(), { recursive: true });
    cpSync(pristine, folder(), { recursive: true });
  });
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));

  it.each(Object.keys(DAMAGES) as (keyof typeof DAMAGES)[])(
    "closed properly, with any file %s, is refused and left alone",
    async (kind) => {
      for (const file of [...oneOfEachKind(files), ...own, ...some(files)]) {
        const path = join(folder(), file);
        if (statSync(path).size === 0 && kind !== "removed") continue;
        DAMAGES[kind](path);
        const before = listing(folder());
        expect({ file, is: await openedWith(settings()) }).toEqual({ file, is: "store_damaged" });
        expect(listing(folder())).toEqual(before);
        cpSync(join(pristine, file), path);
      }
      expect(await openedWith(settings())).toBe(RUNS);
    },
    60_000 + MORE * 3000,
  );

  it(
    "left by a killed process is refused, or opens with every run",
    async () => {
      for (const file of [...own, ...some(files)]) {
        for (const [kind, damage] of Object.entries(DAMAGES)) {
          if (statSync(join(pristine, file)).size === 0 && kind !== "removed") continue;
          rmSync(folder(), { recursive: true });
          cpSync(pristine, folder(), { recursive: true });
          rmSync(join(folder(), SEAL));
          damage(join(folder(), file));
          expect({ file, kind, is: await openedWith(settings()) }).toEqual({
            file,
            kind,
            is: expect.toBeOneOf([RUNS, "store_damaged"]),
          });
        }
      }
    },
    120_000 + MORE * 30_000,
  );

  it("is named by the doctor, set aside by restore, and never begun anew, not even when it is empty", async () => {
    const beleg = (...argv: string[]) => captureCli(argv, { cwd });
    const before = (await beleg("runs", "export")).stdout;
    expect(before.split("\n")).toHaveLength(RUNS + 1);
    await beleg("backup", "all.gz");
    const damages = [
      () => rmSync(join(folder(), "PG_VERSION")),
      () => readdirSync(folder()).map((name) => rmSync(join(folder(), name), { recursive: true })),
    ];
    for (const damage of damages) {
      damage();
      const { code, stderr } = await beleg("doctor");
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(
          /^beleg: the database is damaged: [^\n]*store: PG_VERSION is missing[^\n]*beleg restore FILE[^\n]*\n$/,
        ),
      });
      expect(existsSync(join(folder(), "PG_VERSION"))).toBe(false);
      const restored = await beleg("restore", "all.gz");
      expect(restored.stderr).toMatch(/now in \.beleg\/store\.before-/);
      expect((await beleg("runs", "export")).stdout).toBe(before);
    }
    expect(readdirSync(dirname(folder())).filter((name) => name.includes("before-"))).toHaveLength(damages.length);
  });
});

/** How many runs can be read, each with its report; or the code of the refusal. */
async function openedWith(settings: { database_url: null; home: string }): Promise<number | string> {
  let store: Store | undefined;
  try {
    store = await openStore(settings);
    const { runs } = store.tenant();
    const { items } = await runs.list();
    const shown = await Promise.all(items.map(({ id }) => runs.show(id)));
    return shown.filter((run) => run?.report).length;
  } catch (error) {
    return error instanceof BelegError ? error.code : String(error);
  } finally {
    await store?.close();
  }
}

async function filesOf({ connection }: Store, relations: readonly string[]): Promise<readonly string[]> {
  if (connection.kind !== "embedded") throw new Error("the embedded store is wanted");
  const { rows } = await connection.pglite.query<{ path: string }>(
    "select pg_relation_filepath(relation::regclass) as path from unnest($1::text[]) relation",
    [relations],
  );
  return rows.map(({ path }) => path);
}

function some(files: readonly string[]): readonly string[] {
  const stride = Math.max(1, Math.floor(files.length / Math.max(1, MORE)));
  return files.filter((_, index) => index % stride === 0).slice(0, MORE);
}

/** The first file of each folder and ending, and of the engine's own tables. */
function oneOfEachKind(files: readonly string[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const file of files) {
    const kind = file.replace(/\d+/g, "n");
    if (!kinds.has(kind)) kinds.set(kind, file);
  }
  return [...kinds.values()];
}

function listing(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return `${path} ${entry.isFile() ? statSync(path).size : ""}`;
  });
}
