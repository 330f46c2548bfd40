import { Option } from "commander";
import type { SettingName } from "../settings/index.ts";

/** A flag of a verb: how it is written and explained, and what it is after parsing. */
export type Flag<Value> = {
  readonly option: Option;
  /** The value of what the parser left. */
  readonly read: (parsed: unknown) => Value;
  /** The setting it stands for. */
  readonly setting?: SettingName;
};

/** A flag with a text behind it. */
export function text(flags: string, description: string): Flag<string | undefined> {
  return { option: new Option(flags, description), read: (parsed) => parsed as string | undefined };
}

/** The same with a default. */
export function textOr(flags: string, description: string, fallback: string): Flag<string> {
  return { option: new Option(flags, description).default(fallback), read: String };
}

/** The same, and it must be there. */
export function requiredText(flags: string, description: string): Flag<string> {
  return { option: new Option(flags, description).makeOptionMandatory(), read: String };
}

/** A flag with one of some words behind it. */
export function choice<const Word extends string>(
  flags: string,
  description: string,
  words: readonly Word[],
): Flag<Word | undefined> {
  return { option: new Option(flags, description).choices(words), read: (parsed) => parsed as Word | undefined };
}

/** The same with a default. */
export function choiceOr<const Word extends string>(
  flags: string,
  description: string,
  words: readonly Word[],
  fallback: NoInfer<Word>,
): Flag<Word> {
  const option = new Option(flags, description).choices(words).default(fallback);
  return { option, read: (parsed) => parsed as Word };
}

/** The same, and it must be there. */
export function requiredChoice<const Word extends string>(
  flags: string,
  description: string,
  words: readonly Word[],
): Flag<Word> {
  const option = new Option(flags, description).choices(words).makeOptionMandatory();
  return { option, read: (parsed) => parsed as Word };
}

/** A flag that may be there several times. */
export function list(flags: string, description: string): Flag<readonly string[]> {
  const collect = (one: string, before: readonly string[]) => [...before, one];
  return {
    option: new Option(flags, description).argParser(collect).default([]),
    read: (parsed) => parsed as string[],
  };
}

/** The same; none at all says nothing. */
export function someOf(flags: string, description: string): Flag<readonly string[] | undefined> {
  const { option } = list(flags, description);
  return { option, read: (parsed) => ((parsed as string[]).length === 0 ? undefined : (parsed as string[])) };
}

/** A flag that turns something on. */
export function on(flags: string, description: string): Flag<boolean> {
  return { option: new Option(flags, description), read: (parsed) => parsed === true };
}

/** A flag `--no-…` that turns something off. */
export function off(flags: string, description: string): Flag<boolean> {
  return { option: new Option(flags, description), read: (parsed) => parsed !== false };
}

/** A flag that gives a setting its value. */
export function forSetting<Value>(setting: SettingName, flag: Flag<Value>): Flag<Value> {
  return { ...flag, setting };
}

/** A flag that turns a setting on. */
export function turnsOn(setting: SettingName, flags: string, description: string): Flag<true | undefined> {
  return { option: new Option(flags, description), read: (parsed) => (parsed === true ? true : undefined), setting };
}

/** A flag `--no-…` that turns a setting off. */
export function turnsOff(setting: SettingName, flags: string, description: string): Flag<false | undefined> {
  return { option: new Option(flags, description), read: (parsed) => (parsed === false ? false : undefined), setting };
}

/** `--no-cache`. */
export function noCache(description: string): Flag<false | undefined> {
  return turnsOff("cache", "--no-cache", description);
}

/** `-o FILE`, `-q` and `--no-color`, as every verb has them that prints a report. */
export const quiet = on("-q, --quiet", "print nothing on stdout");
export const color = off("--no-color", "no colours");

const GATES = ["off", "low", "medium", "high"] as const;

/** The gate of facts and criteria. */
export function factsGate(description: string): Flag<(typeof GATES)[number] | undefined> {
  return choice("--fail-on <severity>", description, GATES);
}

/** The gate of style: how a text reads fails it only where somebody asks for that. */
export const styleGate = choice(
  "--fail-on-style <severity>",
  "exit 1 on a finding on coherence or readability of at least this severity; off by default",
  GATES,
);
