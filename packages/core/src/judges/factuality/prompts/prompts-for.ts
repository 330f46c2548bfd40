import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Language } from "../../../text/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { PromptSet } from "./prompt-set.ts";

/** Version of the prompts: cached answers of other versions are never read. */
export const PROMPT_VERSION = "factuality-2";

const PROMPTS: Readonly<Record<Language, PromptSet>> = { de, en, es, pt: en };

/** The prompts for texts of a language; English where there are none. */
export function promptsFor(language: LanguagePack): PromptSet {
  return PROMPTS[language.code];
}
