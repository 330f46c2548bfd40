import type { IssueTypeOf } from "../issue-types.ts";
import type { IssuePrompts } from "./issue-prompts.ts";

/** What makes a text hard to read. */
export const READABILITY_PROMPTS: IssuePrompts<IssueTypeOf<"readability">> = {
  LONG_SENTENCE: {
    de: "zu lange Sätze",
    en: "sentences that are too long",
    es: "frases demasiado largas",
  },
  PUNCTUATION_OVERLOAD: {
    de: "zu viele Kommas",
    en: "too many commas",
    es: "demasiadas comas",
  },
  COMPLEX_NESTING: {
    de: "verschachtelte Klammern",
    en: "nested brackets",
    es: "paréntesis anidados",
  },
  HARD_TO_PARSE: {
    de: "schwer verständliche Stellen und fehlende Wörter",
    en: "passages that are hard to follow, and missing words",
    es: "pasajes difíciles de seguir y palabras que faltan",
  },
  TRUNCATED_SENTENCE: {
    de: "abgebrochene Sätze",
    en: "cut-off sentences",
    es: "frases cortadas",
  },
  FRAGMENT: {
    de: "unvollständige Sätze",
    en: "incomplete sentences",
    es: "frases incompletas",
  },
  RUN_ON: {
    de: "ineinanderlaufende Sätze",
    en: "run-on sentences",
    es: "frases que se juntan",
  },
  REPETITION: {
    de: "wiederholte Wörter",
    en: "repeated words",
    es: "palabras repetidas",
  },
  UNBALANCED: {
    de: "Klammern oder Anführungszeichen ohne Gegenstück",
    en: "brackets or quotation marks without their partner",
    es: "paréntesis o comillas sin pareja",
  },
  DAMAGED_TEXT: {
    de: "beschädigte Zeichen",
    en: "damaged characters",
    es: "caracteres dañados",
  },
};
