/** The languages of the interface. */
export const LOCALES = ["de", "en", "es", "pt"] as const;
export type Locale = (typeof LOCALES)[number];

type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** What a template must be given: the names between its braces. */
export type MessageParams<Template extends string> = { readonly [Name in Placeholder<Template>]: string | number };

type EnglishTable = { readonly [key: string]: string };
type TranslationOf<English extends EnglishTable> = { readonly [Key in keyof English]: string };

/** One feature's messages in every language; the English table fixes keys and params. */
export type MessageTable<English extends EnglishTable = EnglishTable> = {
  readonly en: English;
} & { readonly [Language in Exclude<Locale, "en">]: TranslationOf<English> };

/** Joins a feature's tables and lets the compiler check that no language lacks a key. */
export function messageTable<const English extends EnglishTable>(tables: MessageTable<English>): MessageTable<English> {
  return tables;
}
