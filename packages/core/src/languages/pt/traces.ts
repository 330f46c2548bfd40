import type { LanguageTraces } from "../language-pack.ts";
import { detection } from "./detection.ts";
import { nameWords } from "./name-words.ts";
import { quantities } from "./quantities.ts";
import { stopWords } from "./stop-words.ts";

/** What is known of Portuguese without its pack. */
export const traces: LanguageTraces = { detection, names: nameWords, quantities, stopWords };
