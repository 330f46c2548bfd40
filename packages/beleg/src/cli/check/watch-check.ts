import { belegError, formatMessage } from "@beleg/core/contracts";
import { isLocale } from "@beleg/core/text";
import { CONFIG_NAMES } from "../../settings/index.ts";
import { write } from "../cli-io.ts";
import { describeFailure } from "../describe-failure.ts";
import { EXIT } from "../exit-codes.ts";
import type { CheckInvocation } from "./check-flags.ts";
import { fileStates, nextChange } from "./file-states.ts";
import { runCheck } from "./run-check.ts";

/** Checks now and after every change of a file the command line names, until it is told to stop: that is its good end. */
export async function watchCheck(invocation: CheckInvocation): Promise<number> {
  const { io, options } = invocation;
  const locale = options.locale !== undefined && isLocale(options.locale) ? options.locale : "en";
  const watched = { named: watchedNames(invocation), cwd: io.cwd, except: options.output };
  const say = (line: string) => write(io.stderr, `${line}\n`);
  while (!io.signal.aborted) {
    // Looked at before the check: what changes while it runs is checked next.
    const before = await fileStates(watched);
    try {
      await runCheck(invocation);
    } catch (error) {
      // A file half saved, or a typing error in the settings: said, and tried again with the next change.
      const { line } = describeFailure(error, ["--locale", locale], io);
      if (line !== "") await say(line);
    }
    if (io.signal.aborted) break;
    await say(formatMessage("cli.watch_waiting", {}, locale));
    const changed = await nextChange(before, watched, io.signal);
    if (changed.length > 0) await say(formatMessage("cli.watch_changed", { files: changed.join(", ") }, locale));
  }
  return EXIT.passed;
}

function watchedNames({ args, options }: CheckInvocation): string[] {
  const { input, texts, sources, source } = options;
  const named = [...args.text, input, texts, sources, ...source].filter((name) => name !== undefined);
  if (named.includes("-")) throw belegError("invalid_argument", { argument: "--watch", detail: "not with stdin (-)" });
  const { config, envFile } = options;
  return [...named, ...(config === undefined ? CONFIG_NAMES : [config]), envFile ?? ".env"];
}
