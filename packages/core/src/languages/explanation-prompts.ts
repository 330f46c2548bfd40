import { explanation as de } from "./de/prompts/explanation.ts";
import { explanation as en } from "./en/prompts/explanation.ts";
import { explanation as es } from "./es/prompts/explanation.ts";
import type { Locale } from "./locale.ts";
import { explanation as pt } from "./pt/prompts/explanation.ts";

/**
 * Ask for the two explanations of a decision in one call; the case record follows as a delimited block. Apart from the
 * packs, so that who only checks texts does not load them.
 */
export const EXPLANATION_PROMPTS: Readonly<Record<Locale, string>> = { de, en, es, pt };
