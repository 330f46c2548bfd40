export { createMcpServer } from "./create-mcp-server.ts";
export { serveStdio } from "./serve-stdio.ts";
export type { ToolParts } from "./tools.ts";
