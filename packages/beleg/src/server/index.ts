export type { App } from "./app.ts";
export { createServer } from "./create-server.ts";
export { type Access, type AccessRules, SCOPES, type Scope } from "./security/access.ts";
export { newApiKey, parseApiKeys } from "./security/api-key.ts";
export { isLoopback } from "./security/same-site.ts";
export { findWorkbench } from "./serve-workbench.ts";
export type { ServerParts } from "./server-parts.ts";
export { type Service, startService } from "./start-service.ts";
