import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { belegError } from "@beleg/core/contracts";
import { DEFAULT_TENANT } from "../../store/index.ts";
import { SCOPES, type Scope } from "./scopes.ts";

/** An API key as the service knows it: never the key, only its hash. */
export type ApiKey = {
  /** First characters of the hash: enough to tell keys apart in logs and records. */
  readonly id: string;
  readonly tenant: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly hash: Buffer;
};

const HASHED = /^sha256-([0-9a-f]{64})$/;
const TENANT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const SHORTEST = 16;

/**
 * Reads BELEG_API_KEYS: entries `TENANT:SCOPES:KEY`, separated by commas or blanks. SCOPES are joined by `+`, or `all`;
 * KEY is the key itself or `sha256-<hex>`, its hash. A lone KEY has every scope of the default tenant.
 */
export function parseApiKeys(text: string): readonly ApiKey[] {
  const known = new Set<string>();
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry, index) => {
      const key = readEntry(entry);
      // The entry itself is a secret: the error names its place only. One key for two tenants would open either.
      if (key === null || known.has(key.id)) throw belegError("invalid_api_keys", { entry: index + 1 });
      known.add(key.id);
      return key;
    });
}

function readEntry(entry: string): ApiKey | null {
  const parts = entry.split(":");
  const [tenant, scopeNames, secret] = parts.length === 1 ? [DEFAULT_TENANT, "all", entry] : parts;
  if (parts.length === 2 || parts.length > 3) return null;
  if (tenant === undefined || scopeNames === undefined || secret === undefined || !TENANT.test(tenant)) return null;
  const names = scopeNames === "all" ? [...SCOPES] : scopeNames.split("+");
  const scopes = SCOPES.filter((scope) => names.includes(scope));
  if (scopes.length === 0 || scopes.length !== new Set(names).size) return null;
  const hex = HASHED.exec(secret)?.[1];
  if (hex === undefined && secret.length < SHORTEST) return null;
  const hash = hex === undefined ? hashKey(secret) : Buffer.from(hex, "hex");
  return { id: hash.toString("hex").slice(0, 12), tenant, scopes: new Set(scopes), hash };
}

/** Keys are long and random, so one round of SHA-256 cannot be searched backwards. */
export function hashKey(key: string): Buffer {
  return createHash("sha256").update(key, "utf8").digest();
}

/** The key that was presented, or null. Looks at every key in constant time, so that time tells nothing. */
export function findKey(keys: readonly ApiKey[], presented: string): ApiKey | null {
  const hash = hashKey(presented);
  let found: ApiKey | null = null;
  for (const key of keys) if (timingSafeEqual(key.hash, hash)) found = key;
  return found;
}

/** Makes a new key: what its holder keeps, and the entry of BELEG_API_KEYS, which holds only the hash. */
export function newApiKey(tenantAndScopes: string): { readonly key: string; readonly entry: string } {
  const [tenant = "", scopes = "all", ...rest] = tenantAndScopes.split(":");
  const key = `bk_${randomBytes(32).toString("base64url")}`;
  const entry = `${tenant}:${scopes}:sha256-${hashKey(key).toString("hex")}`;
  if (rest.length > 0 || readEntry(entry) === null) {
    throw belegError("invalid_argument", { argument: "--new-key", detail: "TENANT:SCOPES, such as acme:read+write" });
  }
  return { key, entry };
}
