import { BelegError, belegError, ERROR_CODES, requireContract } from "@beleg/core/contracts";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { inSpan } from "../telemetry/index.ts";
import { LISTED_TOOLS } from "./listed-tools.ts";
import { TOOLS, type Tool, type ToolParts } from "./tools.ts";

/** A Model Context Protocol server over the given parts; `may` says which tools its caller can use. */
export function createMcpServer(
  parts: ToolParts,
  { version, may = () => true }: { readonly version: string; readonly may?: (scope: Tool["scope"]) => boolean },
): Server {
  const server = new Server(
    { name: "beleg", title: "Beleg", version },
    {
      capabilities: { tools: {} },
      instructions: "Beleg checks generated text against its sources. No verdict without a quote.",
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: LISTED_TOOLS.filter((_, index) => may(TOOLS[index]!.scope)),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      const tool = TOOLS.find(({ name }) => name === params.name);
      if (tool === undefined) throw belegError("invalid_value", { options: TOOLS.map(({ name }) => name).join(", ") });
      if (!may(tool.scope)) throw belegError("forbidden", { scope: tool.scope });
      const input = requireContract(tool.input, params.arguments ?? {});
      const names = { "gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": tool.name };
      const answer = await inSpan(`execute_tool ${tool.name}`, names, () => tool.run(parts, input));
      // Once, as text: what every client hands to its model.
      return { content: [{ type: "text" as const, text: JSON.stringify(answer) }] };
    } catch (error) {
      return { isError: true, content: [{ type: "text" as const, text: JSON.stringify(describe(error)) }] };
    }
  });
  return server;
}

/** An error in the words of the table. A failure of ours has its code and says nothing of this machine; a defect shows nothing. */
function describe(error: unknown) {
  if (!(error instanceof BelegError)) return { code: "internal_error", detail: ERROR_CODES.internal_error.when };
  const { code, path, errors } = error;
  if (error.http >= 500) return { code, detail: ERROR_CODES[code].when };
  return { code, path, detail: error.message, errors: errors.map((one) => ({ code: one.code, path: one.path })) };
}
