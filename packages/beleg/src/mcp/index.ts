export { createMcpServer } from "./create-mcp-server.ts";
export { serveStdio } from "./serve-stdio.ts";
export { TOOLS, type Tool, type ToolParts } from "./tools.ts";
