import type { ApiKey } from "./api-key.ts";
import { SCOPES, type Scope } from "./scopes.ts";

/** Who asks: everything a request may touch belongs to this tenant. */
export type Access = {
  readonly tenant: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Names the caller in records and limits; never the key itself. */
  readonly caller: string;
  readonly via: "open" | "key" | "session";
};

/** Whoever holds one of the keys may ask; browsers by a session that the secret signs. */
export type KeyRules = { readonly kind: "keys"; readonly keys: readonly ApiKey[]; readonly secret: Buffer };

/** Who may ask at all: anybody on this machine, or whoever holds one of the keys. */
export type AccessRules = { readonly kind: "open" } | KeyRules;

/** The access of whoever sits at this machine, when no keys are set. */
export const OPEN_ACCESS: Access = { tenant: "default", scopes: new Set(SCOPES), caller: "local", via: "open" };
