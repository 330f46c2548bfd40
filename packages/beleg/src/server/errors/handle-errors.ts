import { type BelegError, belegError } from "@beleg/core/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { belegErrorOf } from "./known-errors.ts";
import { problemOf, SPEAKABLE } from "./problem.ts";
import { requestedLocale } from "./requested-locale.ts";

/** The methods the service knows, on whatever address. */
export const METHODS = ["GET", "HEAD", "POST", "DELETE"] as const;

/** Makes every error leave as problem+json with its stable code, and a defect leave a trace in the log only. */
export function handleErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const known = belegErrorOf(error, request.routeOptions.bodyLimit ?? 0);
    // Refusing work that would come too late is no failure, and under a flood its log lines would cost more than it.
    if (known.http >= 500 && !SPEAKABLE.has(known.code)) {
      request.log.error({ code: known.code, trace: framesOf(known.cause ?? known) }, "failed");
    }
    return sendProblem(reply, request, known);
  });
}

/** Answers with an error. */
export function sendProblem(reply: FastifyReply, request: FastifyRequest, error: BelegError): FastifyReply {
  const { seconds } = error.params;
  if (error.http === 401) reply.header("www-authenticate", 'Bearer realm="beleg"');
  if ((error.http === 429 || error.http === 503) && typeof seconds === "number") reply.header("retry-after", seconds);
  return reply
    .code(error.http)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send(JSON.stringify(problemOf(error, request.id, requestedLocale(request))));
}

/** Answers where no route is: a known address with another method says so, and which methods it takes. */
export function sendNotFound(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split("?", 1)[0] ?? "";
  const allowed = METHODS.filter((method) =>
    app.guardedRoutes.some((route) => route.method === method && patternOf(route.url).test(path)),
  );
  if (allowed.length === 0) return sendProblem(reply, request, belegError("not_found", {}));
  reply.header("allow", allowed.join(", "));
  return sendProblem(reply, request, belegError("method_not_allowed", { method: request.method }));
}

const patterns = new Map<string, RegExp>();

/** The addresses a route answers; kept, because whoever asks for what is not there may ask often. */
function patternOf(url: string): RegExp {
  const known = patterns.get(url);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`);
  patterns.set(url, pattern);
  return pattern;
}

/** Where it broke, without the message: that could hold a user's text. */
function framesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 12).map((line) => line.trim())];
}
