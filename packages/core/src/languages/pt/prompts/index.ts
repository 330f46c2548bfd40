import { prompts as english } from "../../en/prompts/index.ts";
import type { Prompts } from "../../parts/prompts.ts";
import { labels } from "./labels.ts";

/** Nobody has written the judges' prompts in Portuguese yet: models are asked in English. */
export const prompts: Prompts = { judges: english.judges, labels };
