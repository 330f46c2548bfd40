import { isAbsolute, relative, resolve } from "node:path";
import { BelegError, belegError, formatMessage } from "@beleg/core/contracts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { on } from "./flags.ts";
import { required } from "./positionals.ts";
import { storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { defineVerb } from "./verb.ts";

/** `beleg restore FILE`: puts the content of a backup in place, all of it or nothing. */
export const verb = defineVerb({
  args: { file: required("file", "a file made by beleg backup") },
  options: {
    ...storeFlags,
    replace: on(
      "--replace",
      "also where there are data; an embedded database is moved aside, a server's tables are replaced",
    ),
  },
  help: "\nA damaged embedded database is moved aside without being asked. Stop the service first: it holds the store.\n\nExamples:\n  beleg restore beleg.backup.gz\n  DATABASE_URL=postgres://… beleg restore beleg.backup.gz",

  async run(invocation) {
    const { args, options, io } = invocation;
    const { settings, locale } = await storeSettings(invocation);
    const [{ restoreBackup }, { restoreJobs }] = await Promise.all([
      import("../store/index.ts"),
      import("../queue/index.ts"),
    ]);
    const { rows, jobs, aside } = await restoreBackup(settings, resolve(io.cwd, args.file), {
      cwd: io.cwd,
      replace: options.replace,
    }).catch((error: unknown) => {
      throw asGiven(error, args.file);
    });
    await withStore(settings, io, (store) => restoreJobs(store, jobs));
    if (aside !== null) {
      const inside = relative(io.cwd, aside);
      const folder = isAbsolute(inside) || inside.startsWith("..") ? aside : inside;
      await write(io.stderr, `${formatMessage("store.moved_aside", { folder }, locale)}\n`);
    }
    await write(io.stderr, `${formatMessage("store.restored", { rows, jobs: jobs.length }, locale)}\n`);
    return EXIT.passed;
  },
});

/** Errors name the file as it was given, not where it was found. */
function asGiven(error: unknown, file: string): unknown {
  if (!(error instanceof BelegError)) return error;
  const { code } = error;
  if (code === "file_not_found" || code === "file_is_directory") return belegError(code, { file });
  return code === "backup_unusable" ? belegError(code, { file, detail: String(error.params.detail) }) : error;
}
