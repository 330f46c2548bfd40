import type { FastifyRequest } from "fastify";
import type { Store } from "../../store/index.ts";
import type { KeyRules } from "./access.ts";
import { type ReadSession, readSession, sessionCookie } from "./session.ts";

/** The session a request brings, unless somebody has signed out of it. */
export async function presentSession(
  rules: KeyRules,
  { endedSessions }: Pick<Store, "endedSessions">,
  { headers }: FastifyRequest,
  now: number,
): Promise<ReadSession | null> {
  const cookie = sessionCookie(headers.cookie);
  const session = cookie === undefined ? null : readSession(rules, cookie, now);
  return session === null || (await endedSessions.has(session.id)) ? null : session;
}
