import type { Language } from "../../../../../text/index.ts";
import { DE_SAME_MEANING } from "./de.ts";
import { EN_SAME_MEANING } from "./en.ts";
import { ES_SAME_MEANING } from "./es.ts";
import { PT_SAME_MEANING } from "./pt.ts";

/**
 * Words that say the same in a report, one group a line; folded, inflected forms only where stemming fails. Own work. A
 * group is kept tight: a word that may also say something else excuses nothing but itself.
 */
export const SAME_MEANING: Readonly<Record<Language, string>> = {
  en: EN_SAME_MEANING,
  de: DE_SAME_MEANING,
  es: ES_SAME_MEANING,
  pt: PT_SAME_MEANING,
};
