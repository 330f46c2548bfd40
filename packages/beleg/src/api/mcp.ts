export { createMcpServer, TOOLS, type Tool, type ToolParts } from "../mcp/index.ts";
