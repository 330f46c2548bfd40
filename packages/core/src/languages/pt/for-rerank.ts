import { blankPack } from "../blank-pack.ts";
import type { LanguagePack } from "../language-pack.ts";
import { rareFrequencies } from "./rare-frequencies.ts";
import { sentences } from "./sentences.ts";
import { words } from "./words.ts";

/** What a ranking knows of Portuguese: its words, down to the rare ones, and nothing of judging. The pack for `createRerank`. */
export const ptForRerank: LanguagePack = blankPack("pt", { words: { ...words, rareFrequencies }, sentences });
