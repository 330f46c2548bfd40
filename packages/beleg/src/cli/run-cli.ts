import { BELEG_VERSION } from "../files/version.ts";
import type { CliIo } from "./cli-io.ts";
import { write } from "./cli-io.ts";
import { describeFailure } from "./describe-failure.ts";
import { EXIT } from "./exit-codes.ts";
import { VERBS } from "./verbs.ts";

/** Runs one command line and answers with its exit code. All text goes to the given streams. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  try {
    return await answer(argv, io);
  } catch (error) {
    const { line, code } = await describeFailure(error, argv, io);
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
  if (!verb) throw await unknownVerb(first);
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

async function unknownVerb(given: string): Promise<Error> {
  const [{ belegError }, { nearest }] = await Promise.all([
    import("@beleg/core/internal/errors"),
    import("./nearest.ts"),
  ]);
  const names = VERBS.map(({ name }) => name);
  const guess = nearest(given, names);
  return guess === undefined
    ? belegError("unknown_verb", { verb: given })
    : belegError("unknown_verb_guess", { verb: given, guess });
}
