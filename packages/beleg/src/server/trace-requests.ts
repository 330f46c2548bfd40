import type { Span } from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";
import { isListening, measure } from "../telemetry/index.ts";
import { openTelemetry } from "../telemetry/listener.ts";
import type { App } from "./app.ts";

const SERVER = 1;
const ERROR = 2;

/** A request under way: its span, and how to do something as a part of it. */
type Traced = { readonly span: Span; within<T>(work: () => T): T };

/**
 * Makes every request a span, inside the trace its caller names, and measures it. It is named by the route's pattern: an
 * address may hold words of a search. To be called before routes are added.
 */
export function traceRequests(app: App): void {
  const traced = new WeakMap<FastifyRequest, Traced>();

  app.addHook("onRequest", async (request) => {
    if (!isListening()) return;
    const { context, propagation, ROOT_CONTEXT, trace } = await openTelemetry();
    const { method, protocol, routeOptions } = request;
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const route = routeOptions.url;
    const attributes = { "http.request.method": method, "url.scheme": protocol, ...(route && { "http.route": route }) };
    const name = route === undefined ? method : `${method} ${route}`;
    const span = trace.getTracer("beleg").startSpan(name, { kind: SERVER, attributes }, caller);
    const own = trace.setSpan(caller, span);
    traced.set(request, { span, within: (work) => context.with(own, work) });
  });

  // A body that is read loses the context of the hooks before it: the handler is called in that of the request.
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer = () => handler.call(this, request, reply);
      const own = traced.get(request);
      return own === undefined ? answer() : own.within(answer);
    };
  });

  app.addHook("onResponse", async (request, reply) => {
    const own = traced.get(request);
    if (own === undefined) return;
    const { statusCode, elapsedTime } = reply;
    own.span.setAttribute("http.response.status_code", statusCode);
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    if (failure !== undefined) own.span.setAttribute("error.type", failure).setStatus({ code: ERROR });
    own.span.end();
    measure("http.server.request.duration", elapsedTime / 1000, {
      "http.request.method": request.method,
      "http.route": request.routeOptions.url,
      "http.response.status_code": statusCode,
      "error.type": failure,
    });
  });
}
