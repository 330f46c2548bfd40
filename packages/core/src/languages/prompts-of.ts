import { prompts as de } from "./de/prompts/index.ts";
import { prompts as en } from "./en/prompts/index.ts";
import { prompts as es } from "./es/prompts/index.ts";
import { isLanguage, type Language } from "./language.ts";
import type { LanguagePack } from "./language-pack.ts";
import type { Prompts } from "./parts/prompts.ts";
import { prompts as pt } from "./pt/prompts/index.ts";

/** What models are asked, by language. Apart from the packs, so that who asks no model does not load them. */
export const PROMPTS = { en, de, es, pt } satisfies Readonly<Record<Language, Prompts>>;

/** What models are asked about texts of a language: what its pack brings, else what is known here, else the English. */
export function promptsOf({ code, prompts }: LanguagePack): Prompts {
  return { ...PROMPTS[isLanguage(code) ? code : "en"], ...prompts };
}
