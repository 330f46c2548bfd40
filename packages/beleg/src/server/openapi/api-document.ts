import { resolveSettings } from "../../settings/resolve-settings.ts";
import { createServer } from "../create-server.ts";
import type { ServerParts } from "../server-parts.ts";
import type { ApiDocument } from "./docs-page.ts";

/** The OpenAPI document without a running service: the routes are set up over parts that are never used. */
export async function apiDocument(version: string): Promise<ApiDocument> {
  const { values: settings } = resolveSettings([]);
  const parts = { settings, version, access: { kind: "open" }, workbench: null, log: null, reviews: {} };
  const app = await createServer(parts as unknown as ServerParts);
  const document = app.swagger() as unknown as ApiDocument;
  await app.close();
  return document;
}
