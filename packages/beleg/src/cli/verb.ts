import type { Command } from "commander";
import type { CliIo } from "./cli-io.ts";

/** One word of the command line: its flags and what it does. It answers with an exit code and never ends the process. */
export type Verb = {
  /** Adds arguments, flags and help text. */
  configure(command: Command): void;
  run(invocation: Invocation): Promise<number>;
};

/** What the person asked for, parsed. */
export type Invocation = {
  readonly args: readonly (string | undefined)[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly io: CliIo;
};
