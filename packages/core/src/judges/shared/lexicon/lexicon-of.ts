import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Language } from "../../../text/index.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import type { JudgeLexicon } from "./lexicon.ts";
import { PT } from "./pt.ts";

const tables: Readonly<Record<Language, JudgeLexicon>> = { en: EN, de: DE, es: ES, pt: PT };

/** The closed word classes of a language. */
export function lexiconOf(language: LanguagePack): JudgeLexicon {
  return tables[language.code];
}
