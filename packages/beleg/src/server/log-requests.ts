import type { FastifyServerOptions } from "fastify";
import type { App } from "./app.ts";
import type { ServerParts } from "./server-parts.ts";

/** The logger's settings: JSON lines with nothing of what users wrote. */
export function loggerOptions({ log, settings }: ServerParts): NonNullable<FastifyServerOptions["logger"]> {
  if (log === null) return false;
  return {
    level: settings.log_level,
    stream: log,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    // Whatever a library hands over as a request or an error is left out: addresses and messages may quote users.
    serializers: {
      req: () => ({}),
      res: () => ({}),
      err: (error) => ({ type: error.name, message: "", stack: "" }),
    },
  };
}

/** One line for each answer: the route's pattern, never the address, which may hold words of a search. */
export function logRequests(app: App): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        caller: request.access?.caller ?? null,
        tenant: request.access?.tenant ?? null,
      },
      "answered",
    );
  });
}
