import type { PromptTable } from "../../shared/judge-prompt.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** The coherence prompts by language and version. */
export const COHERENCE_PROMPTS: PromptTable = { de, en, es };
