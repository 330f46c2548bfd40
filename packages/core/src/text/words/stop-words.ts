import type { Language } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
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
export function isStopWord(lower: string, language: LanguagePack): boolean {
  if (tables[language.code].has(lower)) return true;
  return lower.includes("\u2019") && tables[language.code].has(lower.replaceAll("\u2019", "'"));
}

/** All stop-words of a language. */
export function stopWords(language: LanguagePack): ReadonlySet<string> {
  return tables[language.code];
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
