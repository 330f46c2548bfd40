import type { Locale } from "../../../locales/index.ts";

/**
 * What issue types mean, for the help of SARIF rules and the reference page. Apart from the rows of the types, so that who
 * prints neither does not load it.
 */
export type Meanings<Name extends string> = Readonly<Record<Name, Readonly<Record<Locale, string>>>>;
