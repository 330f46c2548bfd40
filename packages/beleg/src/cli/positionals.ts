import { Argument } from "commander";

/** An argument of a verb that has no flag. */
export type Positional<Value> = {
  readonly argument: Argument;
  readonly read: (parsed: unknown) => Value;
};

/** One that must be there. */
export function required(name: string, description: string): Positional<string> {
  return { argument: new Argument(`<${name}>`, description), read: String };
}

/** One that may be there. */
export function optional(name: string, description: string): Positional<string | undefined> {
  return { argument: new Argument(`[${name}]`, description), read: (parsed) => parsed as string | undefined };
}

/** As many as there are. */
export function anyNumber(name: string, description: string): Positional<readonly string[]> {
  return {
    argument: new Argument(`[${name}...]`, description),
    read: (parsed) => (parsed as string[] | undefined) ?? [],
  };
}

/** At least one. */
export function oneOrMore(name: string, description: string): Positional<readonly string[]> {
  return { argument: new Argument(`<${name}...>`, description), read: (parsed) => parsed as string[] };
}

/** One of some words, which must be there. */
export function requiredChoice<const Word extends string>(
  name: string,
  description: string,
  words: readonly Word[],
): Positional<Word> {
  return { argument: new Argument(`<${name}>`, description).choices(words), read: (parsed) => parsed as Word };
}

/** One of some words; without it the first of them. */
export function choiceOrFirst<const Word extends string>(
  name: string,
  description: string,
  words: readonly [Word, ...Word[]],
): Positional<Word> {
  const argument = new Argument(`[${name}]`, description).choices(words).default(words[0]);
  return { argument, read: (parsed) => parsed as Word };
}
