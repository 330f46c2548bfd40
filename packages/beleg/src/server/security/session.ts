import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { KeyRules } from "./access.ts";
import type { ApiKey } from "./api-key.ts";

/** Name of the cookie a browser session lives in. */
export const SESSION_COOKIE = "beleg_session";
/** Header that proves a request was written by our own page: other sites can send the cookie, but not this. */
export const CSRF_HEADER = "x-beleg-csrf";
/** How long a session lasts. */
export const SESSION_SECONDS = 12 * 3600;

/** A session as the browser holds it: the cookie, which scripts cannot read, and the token our page sends along. */
export type Session = { readonly cookie: string; readonly csrf: string };

/** A session as a request brought it: whose, and when it is over at the latest. */
export type ReadSession = {
  readonly id: string;
  readonly key: ApiKey;
  readonly csrf: string;
  readonly expires_at: string;
};

/** Sessions are signed, not stored: any process with the same secret can check one; the store only knows those that ended early. */
export function openSession({ secret }: KeyRules, key: ApiKey, now: number): Session {
  const claims = `${key.id}.${Math.floor(now / 1000)}.${randomBytes(16).toString("base64url")}`;
  const cookie = `${claims}.${sign(secret, "session", claims)}`;
  return { cookie, csrf: sign(secret, "csrf", cookie) };
}

/** The session of a cookie; null for a forged one, one that is too old whatever it says, or one whose key is gone. */
export function readSession({ keys, secret }: KeyRules, cookie: string, now: number): ReadSession | null {
  const [keyId, opened, id, signature, ...rest] = cookie.split(".");
  if (rest.length > 0 || id === undefined || signature === undefined) return null;
  const key = keys.find((known) => known.id === keyId);
  if (key === undefined || !equalInConstantTime(signature, sign(secret, "session", `${keyId}.${opened}.${id}`)))
    return null;
  const age = Math.floor(now / 1000) - Number(opened);
  if (!(age >= 0 && age < SESSION_SECONDS)) return null;
  const expires_at = new Date((Number(opened) + SESSION_SECONDS) * 1000).toISOString();
  return { id, key, csrf: sign(secret, "csrf", cookie), expires_at };
}

/** The session cookie among a request's cookies. */
export function sessionCookie(header: string | undefined): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === SESSION_COOKIE && value) return value;
  }
  return undefined;
}

/** Compares two texts without telling by time where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sign(secret: Buffer, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`beleg ${purpose} ${text}`).digest("base64url");
}
