import type { Language } from "../language/languages.ts";
import { DE_STOP_WORDS } from "./stop-words/de.ts";
import { EN_STOP_WORDS } from "./stop-words/en.ts";
import { ES_STOP_WORDS } from "./stop-words/es.ts";
import { PT_STOP_WORDS } from "./stop-words/pt.ts";

const tables: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(EN_STOP_WORDS),
  de: wordSet(DE_STOP_WORDS),
  es: wordSet(ES_STOP_WORDS),
  pt: wordSet(PT_STOP_WORDS),
};

/** True for a function word of the language; expects a lower-cased word. */
export function isStopWord(lower: string, language: Language): boolean {
  if (tables[language].has(lower)) return true;
  return lower.includes("\u2019") && tables[language].has(lower.replaceAll("\u2019", "'"));
}

/** All stop-words of a language. */
export function stopWords(language: Language): ReadonlySet<string> {
  return tables[language];
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
