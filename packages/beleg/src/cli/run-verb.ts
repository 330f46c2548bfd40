import { type BelegError, belegError } from "@beleg/core/contracts";
import { Command, CommanderError, Help, type Option } from "commander";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import type { Verb, VerbEntry } from "./verb.ts";
import { watchVerb } from "./watch-verb.ts";

/** Loads a verb, parses its arguments and runs it. A wrong argument becomes a documented error, never an exit. */
export async function runVerb(entry: VerbEntry, argv: readonly string[], io: CliIo): Promise<number> {
  const verb = await entry.load();
  const { command, help } = parseCall(entry, verb, argv);
  if (help === undefined) return watchVerb(entry.name, io, (watched) => verb.run(command, watched));
  await write(io.stdout, help);
  return EXIT.passed;
}

/** Reads a call without doing what it asks for; `help` is there where it asks for that. */
export function parseCall(
  { name, summary }: VerbEntry,
  verb: Verb,
  argv: readonly string[],
): { readonly command: Command; readonly help: string | undefined } {
  let help = "";
  const command = new Command(`beleg ${name}`)
    .description(summary)
    .exitOverride()
    .allowExcessArguments(false)
    .configureHelp({ optionDescription: describeOption })
    .configureOutput({
      writeOut: (text) => {
        help += text;
      },
      writeErr: () => {},
      outputError: () => {},
    })
    .action(() => {});
  verb.configure(command);
  try {
    command.parse([...argv], { from: "user" });
    return { command, help: undefined };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === "commander.helpDisplayed") return { command, help };
    throw usageError(error, name);
  }
}

/** A repeatable option starts as an empty list; telling that as its default would only puzzle. */
function describeOption(option: Option): string {
  const { defaultValue, description } = option;
  const isEmpty = Array.isArray(defaultValue) && defaultValue.length === 0;
  return isEmpty ? description : new Help().optionDescription(option);
}

/** commander speaks in English sentences; its codes and the quoted names inside are what we translate. */
function usageError(error: CommanderError, verb: string): BelegError {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const guess = /Did you mean ([^?]*)\?/.exec(error.message)?.[1];
  switch (error.code) {
    case "commander.unknownOption":
      return guess === undefined
        ? belegError("unknown_flag", { flag: quoted, verb })
        : belegError("unknown_flag_guess", { flag: quoted, guess, verb });
    case "commander.missingArgument":
      return belegError("missing_argument", { argument: quoted });
    case "commander.optionMissingArgument":
      return belegError("missing_flag_value", { flag: quoted, verb });
    case "commander.excessArguments":
      return belegError("too_many_arguments", { verb });
    default:
      return belegError("usage", { detail: oneLine(error.message.replace(/^error: |\.$/g, "")), verb });
  }
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}
