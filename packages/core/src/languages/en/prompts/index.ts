import type { Prompts } from "../../parts/prompts.ts";
import { coherence } from "./coherence.ts";
import { criteria } from "./criteria.ts";
import { factuality } from "./factuality.ts";
import { labels } from "./labels.ts";
import { readability } from "./readability.ts";

export const prompts: Prompts = {
  judges: { language: "en", factuality, coherence, readability, criteria },
  labels,
};
