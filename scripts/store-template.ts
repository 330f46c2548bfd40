// Packs a freshly made, fully migrated embedded database with its job queues into packages/beleg/dist/store/template.tar.br.
// With it the first start of a store takes under a second instead of four, and a service need not make the queues. Made anew
// only when the engine, the queues or the migrations have changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { openQueue } from "../packages/beleg/src/queue/index.ts";
import { DEAD_QUEUE, QUEUES } from "../packages/beleg/src/queue/queues.ts";
import { TEMPLATE } from "../packages/beleg/src/store/database/connect-embedded.ts";
import { SEAL } from "../packages/beleg/src/store/database/folder-seal.ts";
import { openEngine } from "../packages/beleg/src/store/database/thread/open-engine.ts";
import { MIGRATIONS } from "../packages/beleg/src/store/migrations/index.ts";
import { openStore, storeFolder } from "../packages/beleg/src/store/open-store.ts";

const target = TEMPLATE;
const stamp = `${target}.made-from`;
const engine = readFileSync(new URL("../package.json", import.meta.resolve("@electric-sql/pglite")), "utf8");
const { dependencies } = JSON.parse(readFileSync(new URL("../packages/beleg/package.json", import.meta.url), "utf8"));
const versions = [JSON.parse(engine).version, dependencies["pg-boss"]];
const madeFrom = createHash("sha256")
  .update(JSON.stringify([versions, DEAD_QUEUE, QUEUES, MIGRATIONS]))
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest("hex");

if (!existsSync(target) || !existsSync(stamp) || readFileSync(stamp, "utf8") !== madeFrom) {
  rmSync(target, { force: true });
  const home = mkdtempSync(join(tmpdir(), "beleg-template-"));
  const store = await openStore({ database_url: null, home });
  await (await openQueue(store)).stop({ timeoutMs: 0 });
  await store.close();
  rmSync(join(storeFolder(home), SEAL));
  const pglite = await openEngine(storeFolder(home));
  await pglite.exec("checkpoint");
  const tar = Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer());
  await pglite.close();
  rmSync(home, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    brotliCompressSync(tar, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  );
  writeFileSync(stamp, madeFrom);
}
