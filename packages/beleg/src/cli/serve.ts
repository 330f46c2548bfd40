import { belegError, canonicalJson } from "@beleg/core/contracts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { forSetting, off, on, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { runService } from "./run-service.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { shownFormat } from "./shown-format.ts";
import { defineVerb } from "./verb.ts";

/** `beleg serve`: the HTTP service and the workbench, until it is told to stop. */
export const verb = defineVerb({
  options: {
    host: forSetting(
      "host",
      text("--host <address>", "address to listen on; other than loopback only with BELEG_API_KEYS"),
    ),
    port: forSetting("port", text("--port <n>", "port to listen on; 0 picks a free one")),
    model: forSetting("model", text("--model <name>", "language model: none, openai/NAME, ollama/NAME, gguf/FILE")),
    locale: forSetting("locale", text("--locale <locale>", `language of messages: ${LOCALE_CHOICES}`)),
    sample: on("--sample", "fill an empty store with sample data"),
    work: off("--no-work", "do not process jobs here; leave them to beleg worker processes on the same DATABASE_URL"),
    newKey: text("--new-key <tenant:scopes>", "create an API key, print it and its entry for BELEG_API_KEYS, and exit"),
    ...settingsFlags,
  },
  help: "\nBrowser sessions are signed with BELEG_HOME/session-secret; delete it and restart to end them all.\nWhile it runs, other verbs and beleg mcp use an embedded store through it.\n\nExamples:\n  beleg serve\n  beleg serve --new-key acme:read+write\n  BELEG_API_KEYS=acme:all:sha256-… beleg serve --host 0.0.0.0",

  async run(invocation) {
    const { options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    if (options.newKey !== undefined) {
      const { newApiKey } = await import("../server/index.ts");
      const { key, entry } = newApiKey(options.newKey);
      const isPretty = shownFormat(io, undefined) === "pretty";
      const shown = isPretty ? `key    ${key}\nentry  ${entry}` : canonicalJson({ key, entry });
      await write(io.stdout, `${shown}\n`);
      return EXIT.passed;
    }
    const { sample, work } = options;
    if (!work && settings.values.database_url === null) {
      throw belegError("invalid_argument", { argument: "--no-work", detail: "DATABASE_URL" });
    }
    return runService(settings.values, io, { sample, work });
  },
});
