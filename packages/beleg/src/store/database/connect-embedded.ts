import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { Kysely, type PGlite as KyselyPGlite, PGliteDialect, sql } from "kysely";
import { packageFile } from "../../files/package-file.ts";
import { appliedSteps, migrate } from "../migrations/migrate.ts";
import type { Connection } from "./connection.ts";
import { lockOrVisit } from "./door/lock-or-visit.ts";
import type { Engine } from "./engine.ts";
import { breakSeal, SEAL, sealFolder } from "./folder-seal.ts";
import { PARSERS } from "./parsers.ts";
import { readEveryRow } from "./read-every-row.ts";
import { refuseWhenDiskFull } from "./require-free-disk.ts";
import { storableParameters } from "./storable-parameters.ts";
import { damaged, folderFailure, openFailure } from "./store-failure.ts";
import type { Tables } from "./tables.ts";
import { openEngine } from "./thread/open-engine.ts";
import { startEngineThread } from "./thread/start-engine-thread.ts";
import { untar } from "./untar.ts";

/** A freshly made database, packed by the build: the first start takes a fraction of a second instead of four. */
export const TEMPLATE = packageFile("dist", "store", "template.tar.br");

/** What is larger is left to `beleg doctor`: opening must not take minutes. */
const MAX_EXAMINED_BYTES = 256 * 2 ** 20;

/** How a process takes part in an embedded database. */
export type EmbeddedOptions = {
  /** How long to wait for another process that holds it. */
  readonly waitMs: number;
  /**
   * Whether others may use it through this process, which then holds it for long: it gets a thread of its own, so that no query
   * holds anybody up. Defaults to false: they wait until it is done.
   */
  readonly receives?: boolean | undefined;
  /** Whether it is enough to use it through the process that holds it. Defaults to false. */
  readonly visits?: boolean | undefined;
};

/** Opens the embedded database in a folder; makes it on the first start. Throws `store_damaged` where it is not whole. */
export async function connectEmbedded(folder: string, options: EmbeddedOptions): Promise<Connection> {
  const lock = await ownFolder(folder, options).catch((error: unknown) => {
    throw folderFailure(error, folder);
  });
  if (!("release" in lock)) {
    return { kind: "guest", db: databaseOver(lock, folder), pglite: lock, folder, close: () => lock.close() };
  }
  try {
    await clearDrafts(folder);
    const isNew = !existsSync(folder);
    if (isNew) await create(folder);
    const whole = breakSeal(folder) || isNew;
    const pglite = await (options.receives ? startEngineThread(folder) : openEngine(folder));
    const db = databaseOver(pglite, folder);
    if (!whole) await examine(db, pglite);
    const close = async () => {
      try {
        if (pglite.closed) return;
        await pglite.close();
        await seal(folder);
      } finally {
        await lock.release();
      }
    };
    return { kind: "embedded", db, pglite, folder, close };
  } catch (error) {
    await lock.release();
    throw openFailure(error, folder);
  }
}

async function ownFolder(folder: string, options: EmbeddedOptions) {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  return lockOrVisit(folder, options);
}

/** Made beside and moved into place: a process killed half-way leaves a draft, never half a database. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  const template = await readTemplate();
  if (template) await untar(template, draft);
  else {
    const pglite = await openEngine(draft);
    await migrate(databaseOver(pglite, draft));
    await pglite.close();
  }
  await rename(draft, folder);
}

/** Without a seal, on a full disk say, the next start examines the rows instead. */
async function seal(folder: string): Promise<void> {
  try {
    sealFolder(folder);
  } catch {
    await rm(join(folder, SEAL), { force: true });
  }
}

function databaseOver(pglite: KyselyPGlite, folder: string): Kysely<Tables> {
  const plugins = [storableParameters, refuseWhenDiskFull(folder)];
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: withParsers(pglite) }), plugins });
}

/**
 * Looks at a database that its last process did not close. Every database of ours has a schema from its making on: one
 * without is not empty but has lost it.
 */
async function examine(db: Kysely<Tables>, pglite: Engine): Promise<void> {
  try {
    if ((await appliedSteps(db)).length === 0) throw damaged("it has no schema");
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
    if ((rows[0]?.bytes ?? 0) <= MAX_EXAMINED_BYTES) await readEveryRow(db);
  } catch (error) {
    await pglite.close().catch(() => {});
    throw error;
  }
}

/** Absent in a checkout that was never built: then the engine makes its files itself, slowly. */
async function readTemplate(): Promise<Buffer | undefined> {
  try {
    return await promisify(brotliDecompress)(await readFile(TEMPLATE));
  } catch {
    return undefined;
  }
}

async function clearDrafts(folder: string): Promise<void> {
  const beside = dirname(folder);
  for (const name of await readdir(beside)) {
    if (name === `${basename(folder)}.draft`) await rm(join(beside, name), { recursive: true, force: true });
  }
}

/** pg-boss shares this engine and wants its own reading of values: ours is asked for query by query. */
function withParsers(pglite: KyselyPGlite): KyselyPGlite {
  const parsers = { ...PARSERS };
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: (text, params, options) => pglite.query(text, params, { ...options, parsers }),
    async transaction(work) {
      let began = false;
      try {
        const done = await pglite.transaction((inner) => {
          began = true;
          return work({
            query: (text, params, options) => inner.query(text, params, { ...options, parsers }),
            rollback: () => inner.rollback(),
          });
        });
        return done as Awaited<ReturnType<typeof work>>;
      } catch (error) {
        if (began) throw error;
        // Kysely waits for the beginning alone, for ever: so the first statement tells that there was none.
        const refuse = () => Promise.reject(error);
        return work({ query: refuse, rollback: refuse });
      }
    },
  };
}
