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
    throw usageError(error, name, command);
  }
}

/** A repeatable option starts as an empty list; telling that as its default would only puzzle. */
function describeOption(option: Option): string {
  const { defaultValue, description } = option;
  const isEmpty = Array.isArray(defaultValue) && defaultValue.length === 0;
  return isEmpty ? description : new Help().optionDescription(option);
}

/** commander speaks in English sentences; its codes and the quoted names inside are what we translate. */
function usageError(error: CommanderError, verb: string, command: Command): BelegError {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const guess = /Did you mean ([^?]*)\?/.exec(error.message)?.[1];
  switch (error.code) {
    case "commander.unknownOption":
      return guess === undefined
        ? belegError("unknown_flag", { flag: quoted, verb })
        : belegError("unknown_flag_guess", { flag: quoted, guess, verb });
    case "commander.missingArgument": {
      const choices = command.registeredArguments.find((one) => one.name() === quoted)?.argChoices;
      return choices === undefined
        ? belegError("missing_argument", { argument: quoted })
        : belegError("missing_choice", { argument: quoted, choices: choices.join(", ") });
    }
    case "commander.missingMandatoryOptionValue":
      return belegError("missing_argument", { argument: longName(quoted) });
    case "commander.invalidArgument":
      return choiceError(error.message) ?? plainUsage(error, verb);
    case "commander.optionMissingArgument":
      return belegError("missing_flag_value", { flag: quoted, verb });
    case "commander.excessArguments":
      return belegError("too_many_arguments", { verb });
    default:
      return plainUsage(error, verb);
  }
}

function plainUsage(error: CommanderError, verb: string): BelegError {
  return belegError("usage", { detail: oneLine(error.message.replace(/^error: |\.$/g, "")), verb });
}

/** A word that is none of the choices, of an option or of an argument. */
function choiceError(message: string): BelegError | undefined {
  const option = /^error: option '(.*?)' argument '([\s\S]*)' is invalid\. Allowed choices are (.*)\.$/.exec(message);
  const argument =
    /^error: command-argument value '([\s\S]*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/.exec(
      message,
    );
  const [name, value, choices] = option
    ? [longName(option[1]!), option[2], option[3]]
    : argument
      ? [argument[2], argument[1], argument[3]]
      : [];
  if (name === undefined || value === undefined || choices === undefined) return undefined;
  return belegError("invalid_choice", { argument: name, value: oneLine(value).slice(0, 100), choices });
}

/** `-f, --format <format>` is what people know as `--format`. */
function longName(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}
