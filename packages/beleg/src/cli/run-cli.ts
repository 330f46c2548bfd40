import { BELEG_VERSION } from "../files/version.ts";
import type { CliIo } from "./cli-io.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { VERBS } from "./verbs.ts";

/** Runs one command line and answers with its exit code. All text goes to the given streams. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  try {
    return await answer(argv, io);
  } catch (error) {
    const { describeFailure } = await import("./describe-failure.ts");
    const { line, code } = describeFailure(error, argv, io);
    if (line !== "") await write(io.stderr, `${line}\n`);
    return code;
  }
}

async function answer([first, ...rest]: readonly string[], io: CliIo): Promise<number> {
  if (first === "--version" || first === "-V") {
    await write(io.stdout, `${BELEG_VERSION}\n`);
    return EXIT.passed;
  }
  if (first === undefined || first === "--help" || first === "-h" || first === "help") {
    const asked = first !== undefined;
    await write(asked ? io.stdout : io.stderr, overview());
    return asked ? EXIT.passed : EXIT.usage;
  }
  const verb = VERBS.find(({ name }) => name === first);
  if (!verb)
    throw (await import("./unknown-verb.ts")).unknownVerb(
      first,
      VERBS.map(({ name }) => name),
    );
  const { runVerb } = await import("./run-verb.ts");
  return await runVerb(verb, rest, io);
}

function overview(): string {
  const width = Math.max(...VERBS.map(({ name }) => name.length));
  const verbs = VERBS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    `beleg ${BELEG_VERSION}: no verdict without a quote.`,
    "",
    "Usage: beleg <verb> [options]",
    "",
    ...verbs,
    "",
    "Exit codes: 0 passed, 1 gate failed, 2 usage or input error, 3 incomplete, 4 unstable, 130 interrupted.",
    "Help for one verb: beleg <verb> --help",
    "",
  ].join("\n");
}
