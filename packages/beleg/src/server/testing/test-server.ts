import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { afterAll, beforeAll } from "vitest";
import { fillHome } from "../../../../../tests/support/ready-home.ts";
import { type Checker, openChecker } from "../../checker/index.ts";
import { loadSettings, type Settings } from "../../settings/index.ts";
import { openStore, type Store } from "../../store/index.ts";
import { createServer, type ServerParts } from "../index.ts";
import { openStoredParts } from "../open-parts.ts";

/** Settings as nobody changed them. */
async function testSettings(changes: Partial<Settings> = {}): Promise<Settings> {
  const { values } = await loadSettings({ cwd: "/nonexistent", env: {}, flags: changes });
  return values;
}

async function refuse(): Promise<never> {
  throw belegError("overloaded", { seconds: 1 });
}

/** A checker that refuses everything, as a busy one does. */
export const busyChecker: Checker = {
  capacity: 1,
  check: refuse,
  checkToJson: refuse,
  checkToLine: refuse,
  judge: refuse,
  isFull: () => true,
  isWarm: () => true,
  close: async () => {},
};

/** A server over an embedded store in a folder of its own; nothing listens. */
export async function testServer(changes: Partial<ServerParts> = {}, settingChanges: Partial<Settings> = {}) {
  const home = mkdtempSync(join(tmpdir(), "beleg-server-"));
  await fillHome(home);
  const settings = await testSettings({ home, ...settingChanges });
  const store: Store = changes.store ?? (await openStore(settings));
  // Checks in this thread: a unit test needs no others.
  const checker = changes.checker ?? (await openChecker({ settings }));
  const closing = new AbortController();
  const { stopJobs, ...stored } = await openStoredParts(settings, store, checker, { cwd: home });
  const app = await createServer({
    settings,
    version: "0.0.0",
    access: { kind: "open" },
    checker,
    store,
    ...stored,
    closing: closing.signal,
    workbench: null,
    log: null,
    ...changes,
  });
  return {
    app,
    store,
    settings,
    async close() {
      closing.abort();
      await app.close();
      await stopJobs({ timeoutMs: 1000 });
      await store.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** One such server for all tests of a file; it is handed over before the first of them. */
export function useTestServer(started: (server: Awaited<ReturnType<typeof testServer>>) => void): void {
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => {
    server = await testServer();
    started(server);
  });
  afterAll(() => server.close());
}
