import { belegError, type CheckRequest, DIMENSIONS } from "@beleg/core/contracts";
import { answerCheck, type CheckPool, judgesOf } from "../../check/index.ts";
import { loadSettings, type Settings } from "../../settings/index.ts";
import { createServer, type ServerParts } from "../index.ts";

/** Settings as nobody changed them. */
export async function testSettings(changes: Partial<Settings> = {}): Promise<Settings> {
  const { values } = await loadSettings({ cwd: "/nonexistent", env: {}, flags: changes });
  return values;
}

/** Checks in this thread: a unit test needs no others. */
export async function checksHere(settings: Settings): Promise<CheckPool> {
  const judges = await judgesOf(
    { judges: DIMENSIONS, promptVersion: "v1", committee: { size: 1, combine: settings.combine, temperature: null } },
    undefined,
  );
  return {
    check: (request: CheckRequest, onNote) => answerCheck(request, judges, settings, onNote),
    waiting: () => 0,
    close: async () => {},
  };
}

/** A pool that refuses everything, as a busy one does. */
export const busyChecks: CheckPool = {
  check: async () => {
    throw belegError("overloaded", { seconds: 1 });
  },
  waiting: () => 1,
  close: async () => {},
};

/** A server over test parts; nothing listens. */
export async function testServer(changes: Partial<ServerParts> = {}, settingChanges: Partial<Settings> = {}) {
  const settings = await testSettings(settingChanges);
  return createServer({
    settings,
    version: "0.0.0",
    access: { kind: "open" },
    checks: changes.checks ?? (await checksHere(settings)),
    readiness: async () => ({}),
    workbench: null,
    log: null,
    ...changes,
  });
}
