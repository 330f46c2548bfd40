import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { formatMessage } from "@beleg/core/contracts";
import { LOCALES } from "@beleg/core/text";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, choiceOr, on } from "./flags.ts";
import { askCi } from "./init/ask-ci.ts";
import { belegOrigin } from "./init/beleg-origin.ts";
import { placeFile } from "./init/place-file.ts";
import { CASES_FILE, CI_KINDS, starterFiles } from "./init/starter-files.ts";
import { defineVerb } from "./verb.ts";

/** `beleg init`: a configuration, a sample case and a CI file; what is there already stays. */
export const verb = defineVerb({
  options: {
    ci: choice(
      "--ci <kind>",
      "which CI file; without it a terminal is asked, and a pipe gets the likely one",
      CI_KINDS,
    ),
    force: on("--force", "write the files anew that are there already"),
    locale: choiceOr("--locale <locale>", "language of the messages", LOCALES, "en"),
  },
  help: "\nExamples:\n  beleg init\n  beleg init --ci gitlab\n  beleg init --ci none --force",

  async run({ options: { ci, force, locale }, io }) {
    const likely = existsSync(resolve(io.cwd, ".gitlab-ci.yml")) ? "gitlab" : "github";
    const isAsked = ci === undefined && io.stdin.isTTY === true && io.stderr.isTTY === true;
    const kind = ci ?? (isAsked ? await askCi(likely, locale, io) : likely);
    const origin = await belegOrigin(io.cwd);
    for (const starter of starterFiles(kind, origin)) {
      const { file, written } = await placeFile(starter, force, io.cwd);
      await write(io.stdout, `${formatMessage(written ? "cli.init_written" : "cli.init_kept", { file }, locale)}\n`);
    }
    if (kind === "gitlab") await write(io.stdout, `${formatMessage("cli.init_gitlab", {}, locale)}\n`);
    if (kind !== "none" && origin.kind === "built") {
      const { address } = origin;
      const builds =
        address === null
          ? formatMessage("cli.init_builds_unknown", {}, locale)
          : formatMessage("cli.init_builds", { address }, locale);
      await write(io.stdout, `${builds}\n`);
    }
    await write(io.stdout, `${formatMessage("cli.init_next", { file: CASES_FILE }, locale)}\n`);
    return EXIT.passed;
  },
});
