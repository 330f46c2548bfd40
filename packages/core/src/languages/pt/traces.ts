import type { LanguageTraces } from "../language-pack.ts";
import { detection } from "./detection.ts";
import { nameWords } from "./name-words.ts";
import { quantityWords } from "./quantity-words.ts";
import { stopWords } from "./stop-words.ts";

/** What is known of Portuguese without its pack. */
export const traces: LanguageTraces = { detection, names: nameWords, quantities: quantityWords, stopWords };
