import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Language } from "../../../text/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** The texts a model judge is asked with. A change of any of them needs a new version. */
export interface PromptSet {
  readonly extract_system: string;
  readonly extract_prompt: string;
  readonly verify_system: string;
  readonly verify_prompt: string;
}

/** Version of the prompts: cached answers of other versions are never read. */
export const PROMPT_VERSION = "factuality-2";

const PROMPTS: Readonly<Record<Language, PromptSet>> = { de, en, es, pt: en };

/** The prompts for texts of a language; English where there are none. */
export function promptsFor(language: LanguagePack): PromptSet {
  return PROMPTS[language.code];
}
