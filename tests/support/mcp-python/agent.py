"""An agent that drives every tool of `beleg mcp` with the official Python client; prints what it saw as JSON."""

import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

node, beleg = sys.argv[1:]


async def main() -> None:
    server = StdioServerParameters(command=node, args=[beleg, "mcp"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = await session.list_tools()

        async def call(name: str, **arguments: object) -> object:
            answer = await session.call_tool(name, arguments)
            return {"error": answer.isError, **json.loads(answer.content[0].text)}

        candidates = [
            {"id": "works", "snippet": "The bridge opened in 1932. It is 503 metres long."},
            {"id": "bakery", "snippet": "Bread is baked at four."},
        ]
        ranked = await call("rerank", query="When did the bridge open?", candidates=candidates, k=1)
        sources = ranked["sources"]
        checked = await call("check_text", sources=sources, summary_text="The bridge opened in 1923.", store=True)
        report = await call("get_report", run_id=checked["run_id"])
        decision = {"transaction_id": "T-1", "decision": "BLOCK", "confidence": 0.9}
        explained = await call("explain_decision", decision=decision, locale="en")
        forgotten = await call("check_text", summary_text="The bridge opened in 1923.")
        seen = {"ranked": ranked, "checked": checked, "report": report, "explained": explained, "forgotten": forgotten}
        print(json.dumps({"tools": [tool.name for tool in tools.tools], **seen}))


asyncio.run(main())
