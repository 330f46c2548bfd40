import { formatMessage } from "@beleg/core/contracts";
import { BELEG_VERSION } from "../files/version.ts";
import { givenLocale } from "../settings/index.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { forSetting, on, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { defineVerb } from "./verb.ts";

/** `beleg mcp`: Beleg's tools for agents; over stdio, or with `--http` at `/mcp` of the service. */
export const verb = defineVerb({
  options: {
    http: on("--http", "over HTTP, at /mcp of the service"),
    host: forSetting("host", text("--host <address>", "--http: address to listen on")),
    port: forSetting("port", text("--port <n>", "--http: port to listen on")),
    model: forSetting("model", text("--model <name>", "language model: none, openai/NAME, ollama/NAME, gguf/FILE")),
    locale: forSetting("locale", text("--locale <locale>", `language of messages: ${LOCALE_CHOICES}`)),
    ...settingsFlags,
  },
  help: '\nTools: check_text, rerank, explain_decision, get_report. Beside a running service the store is used through it.\n\nExamples:\n  beleg mcp\n  beleg mcp --http --port 4801\n  {"mcpServers": {"beleg": {"command": "npx", "args": ["beleg", "mcp"]}}}',

  async run(invocation) {
    const { options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    if (options.http) {
      const { runService } = await import("./run-service.ts");
      return runService(settings.values, io, { path: "/mcp" });
    }
    // A person who types this would look at an empty line.
    if (io.stdin.isTTY === true) {
      const locale = givenLocale(settings.values) ?? "en";
      await write(io.stderr, `${formatMessage("cli.mcp_waiting", {}, locale)}\n`);
    }
    const { serveStdio } = await import("../mcp/index.ts");
    await serveStdio(settings.values, { ...io, version: BELEG_VERSION });
    return EXIT.passed;
  },
});
