import { belegError } from "@beleg/core/contracts/errors";
import { openCheckPool } from "../check/index.ts";
import { BELEG_VERSION } from "../cli/version.ts";
import type { Settings } from "../settings/index.ts";
import { createServer } from "./create-server.ts";
import type { AccessRules } from "./security/access.ts";
import { parseApiKeys } from "./security/api-key.ts";
import { isLoopback } from "./security/same-site.ts";
import { findWorkbench } from "./serve-workbench.ts";
import type { ServerParts } from "./server-parts.ts";

/** A running service. */
export type Service = {
  /** Where it listens: `http://127.0.0.1:4800`. */
  readonly address: string;
  /** Takes no new work, finishes what it has, and frees everything. */
  close(): Promise<void>;
};

/** Opens everything the service needs and listens. Refuses to be reachable from elsewhere without API keys. */
export async function startService(
  settings: Settings,
  { log }: { readonly cwd: string; readonly log: ServerParts["log"] },
): Promise<Service> {
  const access = accessRules(settings);
  const checks = openCheckPool(settings);
  const app = await createServer({
    settings,
    version: BELEG_VERSION,
    access,
    checks,
    readiness: async () => ({}),
    workbench: findWorkbench(),
    log,
  });
  const close = async () => {
    await app.close();
    await checks.close();
  };
  try {
    const address = await app.listen({ host: settings.host, port: settings.port });
    return { address, close };
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw belegError("address_in_use", { host: settings.host, port: settings.port });
  }
}

function accessRules({ api_keys, host }: Settings): AccessRules {
  const keys = parseApiKeys(api_keys ?? "");
  if (keys.length > 0) return { kind: "keys", keys };
  if (!isLoopback(host)) throw belegError("keys_needed", { host });
  return { kind: "open" };
}
