import { BelegError, belegErrorOf } from "@beleg/core/contracts";
import type { Command } from "commander";
import type { SettingName } from "../settings/index.ts";
import type { CliIo } from "./cli-io.ts";
import type { Flag } from "./flags.ts";
import type { Positional } from "./positionals.ts";

/** One word of the command line: its flags and what it does. It answers with an exit code and never ends the process. */
export type Verb = {
  /** Adds arguments, flags and help text. */
  configure(command: Command): void;
  /** Does what the parsed command asks for. */
  run(command: Command, io: CliIo): Promise<number>;
};

/** One line of the help and the way to the verb behind it. */
export type VerbEntry = { readonly name: string; readonly summary: string; load(): Promise<Verb> };

type Positionals = Readonly<Record<string, Positional<unknown>>>;
type Flags = Readonly<Record<string, Flag<unknown>>>;

/** The values of arguments or flags, by name. */
export type ValuesOf<Declared extends Positionals | Flags> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]["read"]>;
};

/** What the person asked for, parsed. */
export type Invocation<Args, Options> = {
  readonly args: Args;
  readonly options: Options;
  /** Settings that were given by flag; undefined ones were not. */
  readonly flags: Readonly<Partial<Record<SettingName, unknown>>>;
  /** How this verb writes the flag of a setting: `--timeout` for `timeout_ms`. */
  readonly flagNames: Readonly<Partial<Record<SettingName, string>>>;
  readonly io: CliIo;
};

/** Makes a verb of what it declares; the types of its arguments and flags follow from the declarations. */
export function defineVerb<Args extends Positionals, Options extends Flags>(verb: {
  readonly args?: Args;
  /** In the order the help shows them. */
  readonly options: Options;
  /** What the help says in the end. */
  readonly help?: string;
  readonly run: (invocation: Invocation<ValuesOf<Args>, ValuesOf<Options>>) => Promise<number>;
}): Verb {
  const positionals = Object.entries(verb.args ?? {});
  const flags = Object.entries(verb.options);
  return {
    configure(command) {
      for (const [, { argument }] of positionals) command.addArgument(argument);
      for (const [, { option }] of flags) command.addOption(option);
      if (verb.help !== undefined) command.addHelpText("after", verb.help);
    },
    run(command, io) {
      const parsedOf = ({ option, read }: Flag<unknown>) => read(command.getOptionValue(option.attributeName()));
      const args = positionals.map(([name, { read }], at) => [name, read(command.processedArgs[at])]);
      const options = flags.map(([name, flag]) => [name, parsedOf(flag)]);
      const settings = flags.flatMap(([, flag]) => (flag.setting ? [[flag.setting, parsedOf(flag)]] : []));
      const call = {
        args: Object.fromEntries(args),
        options: Object.fromEntries(options),
        flags: Object.fromEntries(settings),
        flagNames: Object.fromEntries(flags.map(([, { setting, option }]) => [setting, option.long])),
        io,
      };
      return verb.run(call).catch((error: unknown) => {
        throw namedByFlag(error, Object.values(verb.options));
      });
    },
  };
}

/** Settings are called by their own names; what was typed as a flag is called as it was typed. */
function namedByFlag(error: unknown, flags: readonly Flag<unknown>[]): unknown {
  if (!(error instanceof BelegError)) return error;
  const [place, ...rest] = error.path.split(": ");
  const flag = flags.find(({ setting }) => setting !== undefined && place === `--${setting.replaceAll("_", "-")}`);
  const long = flag?.option.long;
  if (long == null || long === place || long.startsWith("--no-")) return error;
  const path = [long, ...rest].join(": ");
  return belegErrorOf({ code: error.code, params: error.params, path }, { cause: error, errors: error.errors });
}
