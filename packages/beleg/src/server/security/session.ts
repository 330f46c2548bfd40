import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ApiKey } from "./api-key.ts";

/** Name of the cookie a browser session lives in. */
export const SESSION_COOKIE = "beleg_session";
/** Header that proves a request was written by our own page: other sites can send the cookie, but not this. */
export const CSRF_HEADER = "x-beleg-csrf";
/** How long a session lasts. */
export const SESSION_SECONDS = 12 * 3600;

/** A session as the browser holds it: the cookie, which scripts cannot read, and the token our page sends along. */
export type Session = { readonly cookie: string; readonly csrf: string };

/**
 * Sessions are signed, not stored: any process of the service can check one, and it ends with its key.
 * The signing secret comes from the key's hash, which no browser ever sees.
 */
export function openSession(key: ApiKey, now: number): Session {
  const claims = `${key.id}.${Math.floor(now / 1000) + SESSION_SECONDS}.${randomBytes(16).toString("base64url")}`;
  const cookie = `${claims}.${sign(key, "session", claims)}`;
  return { cookie, csrf: csrfOf(key, cookie) };
}

/** The key behind a session cookie, with the token that must come along; null for a forged or expired one. */
export function readSession(
  keys: readonly ApiKey[],
  cookie: string,
  now: number,
): { readonly key: ApiKey; readonly csrf: string } | null {
  const [id, expires, nonce, signature, ...rest] = cookie.split(".");
  if (rest.length > 0 || nonce === undefined || signature === undefined) return null;
  const key = keys.find((known) => known.id === id);
  if (key === undefined || !equalInConstantTime(signature, sign(key, "session", `${id}.${expires}.${nonce}`)))
    return null;
  return Number(expires) * 1000 > now ? { key, csrf: csrfOf(key, cookie) } : null;
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

function csrfOf(key: ApiKey, cookie: string): string {
  return sign(key, "csrf", cookie);
}

function sign(key: ApiKey, purpose: string, text: string): string {
  return createHmac("sha256", key.hash).update(`beleg ${purpose} ${text}`).digest("base64url");
}
