import { LANGUAGES, LOCALES } from "@beleg/core/text";
import { Command, type Option } from "commander";
import type { VerbEntry } from "../verb.ts";

/** What follows a flag, or stands without one: one of some words, a file, or any text. */
export type Wanted = { readonly words: readonly string[] } | "file" | "text";

export type DescribedFlag = {
  /** As they are typed: `-f`, `--format`. */
  readonly names: readonly string[];
  readonly summary: string;
  /** What its value is; undefined for a flag without one. */
  readonly value: Wanted | undefined;
  readonly repeats: boolean;
};

/** A verb as a shell needs to know it. */
export type DescribedVerb = {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly DescribedFlag[];
  /** What each argument is; where `argsRepeat`, the last one holds for all that follow. */
  readonly args: readonly Wanted[];
  readonly argsRepeat: boolean;
};

/** What files and folders are called in the help; `a` and `b` are those of `beleg compare`. */
const FILES = /^(?:files?|folder|a|b)$/;

const HELP: DescribedFlag = { names: ["-h", "--help"], summary: "show the help", value: undefined, repeats: false };

/** Reads the verbs as the parser reads them: what is offered is what is taken. */
export function describedVerbs(entries: readonly VerbEntry[]): Promise<DescribedVerb[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const { name, summary } = entry;
      const command = new Command(name);
      (await entry.load()).configure(command);
      const { options, registeredArguments } = command;
      const args = registeredArguments.map((one) =>
        wanted(one.name() === "text" ? "file" : one.name(), one.argChoices),
      );
      const argsRepeat = registeredArguments.at(-1)?.variadic === true;
      return { name, summary, flags: [...options.map(describedFlag), HELP], args, argsRepeat };
    }),
  );
}

function describedFlag({ short, long, flags, description, required, argChoices, defaultValue }: Option): DescribedFlag {
  const value = /<(.*)>/.exec(flags)?.[1] ?? "";
  return {
    names: [short, long].filter((name) => name !== undefined),
    // A shell has one line for it.
    summary: description.replace(/[;:].*$/, ""),
    value: required ? wanted(value, argChoices) : undefined,
    repeats: Array.isArray(defaultValue),
  };
}

/** Where the parser takes some words only, these; else the name says what is meant. */
function wanted(name: string, words: readonly string[] | undefined): Wanted {
  if (words !== undefined) return { words };
  if (name === "locale") return { words: LOCALES };
  if (name === "language" || name === "lang") return { words: ["auto", ...LANGUAGES] };
  return FILES.test(name) ? "file" : "text";
}
