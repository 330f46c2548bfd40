import { belegError } from "@beleg/core/contracts";
import { COMPILE_ROUNDS, openServingChecker } from "../checker/index.ts";
import { errnoOf } from "../files/errno-of.ts";
import { BELEG_VERSION } from "../files/version.ts";
import { sharedModel } from "../language-model/index.ts";
import type { Settings } from "../settings/index.ts";
import { openStore } from "../store/index.ts";
import { startTelemetry } from "../telemetry/index.ts";
import { createServer } from "./create-server.ts";
import { endOfServer } from "./end-server.ts";
import { openStoredParts } from "./open-parts.ts";
import { loadSampleData } from "./sample-data/load-sample-data.ts";
import type { AccessRules } from "./security/access.ts";
import { parseApiKeys } from "./security/api-key.ts";
import { isLoopback } from "./security/same-site.ts";
import { sessionSecret } from "./security/session-secret.ts";
import { findWorkbench } from "./serve-workbench.ts";
import type { ServerParts } from "./server-parts.ts";

/** A command is done by then; another service stays, and whoever starts a second one is told soon. */
const LOCK_WAIT_MS = 3000;

/** A running service. */
export type Service = {
  /** Where it listens: `http://127.0.0.1:4800`. */
  readonly address: string;
  /** Takes no new work, finishes what it has or gives it back to the queue, and frees everything. */
  close(): Promise<void>;
};

/** Opens everything the service needs and listens. Refuses to be reachable from elsewhere without API keys. */
export async function startService(
  settings: Settings,
  {
    cwd,
    log,
    sample = false,
    work = true,
  }: {
    readonly cwd: string;
    readonly log: ServerParts["log"];
    /** Whether an empty store is filled with samples. Defaults to false. */
    readonly sample?: boolean;
    /** Whether this process does jobs too; false leaves them to workers. Defaults to true. */
    readonly work?: boolean;
  },
): Promise<Service> {
  const access = await accessRules(settings, cwd);
  const closing = new AbortController();
  // Whatever was opened is closed in the opposite order, also when a later step fails.
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    closing.abort();
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    const warn = (problem: string) => log?.write(`${JSON.stringify({ level: "warn", problem })}\n`);
    const telemetry = await startTelemetry(settings, warn);
    closers.push(() => telemetry.stop());
    const store = await openStore(settings, { cwd, receives: true, lockWaitMs: LOCK_WAIT_MS });
    closers.push(() => store.close());
    const model = sharedModel(settings, store);
    const checker = await openServingChecker(settings, { model, warmUpRounds: COMPILE_ROUNDS });
    closers.push(() => checker.close());
    const onProblem = (problem: Error) => log?.write(`${JSON.stringify({ level: "error", problem: problem.name })}\n`);
    const { stopJobs, ...stored } = await openStoredParts(settings, store, checker, {
      cwd,
      work,
      model,
      onProblem,
    });
    closers.push(() => stopJobs({ timeoutMs: 20_000 }));
    const parts: ServerParts = {
      settings,
      version: BELEG_VERSION,
      access,
      checker,
      store,
      ...stored,
      closing: closing.signal,
      workbench: findWorkbench(),
      log,
    };
    if (sample) await loadSampleData(parts);
    const app = await createServer(parts);
    closers.push(endOfServer(app));
    const address = await app.listen({ host: settings.host, port: settings.port });
    return { address, close };
  } catch (error) {
    await close();
    if (errnoOf(error) !== "EADDRINUSE") throw error;
    throw belegError("address_in_use", { host: settings.host, port: settings.port });
  }
}

async function accessRules({ api_keys, host, home }: Settings, cwd: string): Promise<AccessRules> {
  const keys = parseApiKeys(api_keys ?? "");
  if (keys.length > 0) return { kind: "keys", keys, secret: await sessionSecret(home, cwd) };
  if (!isLoopback(host)) throw belegError("keys_needed", { host });
  return { kind: "open" };
}
