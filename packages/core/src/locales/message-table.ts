import type { Locale } from "./locale.ts";

/** The names between braces in a template: `"{path}: {expected}"` needs `path` and `expected`. */
type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** What a template must be given; an empty object when it has no placeholder. */
export type MessageParams<Template extends string> = { readonly [Name in Placeholder<Template>]: string | number };

/** The key set and the placeholders of a feature's messages, as its English table states them. */
export type EnglishTable = { readonly [code: string]: string };

/** The same keys in another language; a test compares the placeholders. */
export type TranslationOf<English extends EnglishTable> = { readonly [Code in keyof English]: string };

/** One feature's messages in every language; the English table fixes keys and params. */
export type MessageTable<English extends EnglishTable = EnglishTable> = {
  readonly en: English;
} & { readonly [Language in Exclude<Locale, "en">]: TranslationOf<English> };

/** Joins a feature's four tables and lets the compiler check that no language lacks a key. */
export function messageTable<const English extends EnglishTable>(tables: MessageTable<English>): MessageTable<English> {
  return tables;
}
