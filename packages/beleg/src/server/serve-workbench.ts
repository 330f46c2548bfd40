import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyRequest } from "fastify";
import { packageFile } from "../files/package-file.ts";
import type { App } from "./app.ts";
import { sendNotFound } from "./errors/handle-errors.ts";
import type { ServerParts } from "./server-parts.ts";

/** Addresses of the API: what is not found there is an error, not a page. */
const API = /^\/(?:v1|v2|mcp|healthz|readyz|openapi\.json|docs|help)(?:[/?]|$)/;

/** Finds the built web app: inside the package, or beside it in the checkout. */
export function findWorkbench(): string | null {
  const places = [packageFile("dist", "workbench"), packageFile("../workbench/dist")];
  return places.find((place) => existsSync(join(place, "index.html"))) ?? null;
}

/** Serves the web app. Its files become routes once, at the start: no address ever turns into a path on the disk. */
export async function serveWorkbench(app: App, { workbench }: ServerParts): Promise<void> {
  if (workbench !== null) {
    await app.register(async (pages) => {
      pages.addHook("onRoute", (route) => {
        route.config = { ...route.config, scope: "public" };
        route.schema = { ...route.schema, hide: true } as typeof route.schema & object;
      });
      await pages.register(staticFiles, {
        root: workbench,
        wildcard: false,
        index: ["index.html"],
        cacheControl: false,
        setHeaders(reply, path) {
          // Built files carry a hash in their name; the page that names them does not.
          const forever = path.includes("/assets/");
          void reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
        },
      });
    });
  }
  const page = workbench === null ? null : readFileSync(join(workbench, "index.html"), "utf8");
  const showsPage = ({ method, url, headers }: FastifyRequest) =>
    page !== null && method === "GET" && !API.test(url) && /text\/html/.test(headers.accept ?? "");
  // Said before a body is read: whatever it holds and however it is called, there is nobody to take it.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404 && !showsPage(request)) return sendNotFound(app, request, reply);
  });
  // The app has addresses of its own, such as /runs/7: the page that understands them is always the same.
  app.setNotFoundHandler((_request, reply) => reply.header("cache-control", "no-cache").type("text/html").send(page));
}
