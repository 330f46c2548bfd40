import type { CheckPool } from "../check/index.ts";
import type { Settings } from "../settings/index.ts";
import type { AccessRules } from "./security/access.ts";

/** Everything the service is built from; each is opened and closed by whoever starts it. */
export type ServerParts = {
  readonly settings: Settings;
  readonly version: string;
  readonly access: AccessRules;
  readonly checks: CheckPool;
  /** How the parts outside this process are: store, queue, graph. */
  readonly readiness: () => Promise<Readonly<Record<string, "ok" | "failed" | "off">>>;
  /** Folder of the built web app; null: there is none. */
  readonly workbench: string | null;
  /** Where log lines go; null: nowhere. */
  readonly log: { write(line: string): void } | null;
};
