import type { PromptTable } from "../../shared/judge-prompt.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** The readability prompts by language and version. */
export const READABILITY_PROMPTS: PromptTable = { de, en, es };
