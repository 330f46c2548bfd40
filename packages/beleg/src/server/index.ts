export type { App } from "./app.ts";
export { createServer } from "./create-server.ts";
export { apiDocument } from "./openapi/api-document.ts";
export type { ApiDocument } from "./openapi/docs-page.ts";

export { newApiKey, parseApiKeys } from "./security/api-key.ts";

export { SCOPES, type Scope } from "./security/scopes.ts";

export type { ServerParts } from "./server-parts.ts";
export { type Service, startService } from "./start-service.ts";
