import { issueTypeRows } from "../issue-type-row.ts";

/** A sentence asks too much of its reader. */
export const LOAD = issueTypeRows({
  LONG_SENTENCE: {
    severity: "medium",
    de: {
      label: "langer Satz",
      message: "Der Satz ist zu lang.",
      advice: "Satz in kürzere Sätze teilen.",
    },
    en: {
      label: "long sentence",
      message: "The sentence is too long.",
      advice: "Split the sentence into shorter ones.",
    },
    es: {
      label: "frase larga",
      message: "La frase es demasiado larga.",
      advice: "Dividir la frase en otras más cortas.",
    },
    pt: {
      label: "frase longa",
      message: "A frase é longa demais.",
      advice: "Dividir a frase em outras mais curtas.",
    },
  },
  PUNCTUATION_OVERLOAD: {
    severity: "medium",
    de: {
      label: "Satzzeichen",
      message: "Der Satz hat zu viele Kommas.",
      advice: "Einschübe und Kommas verringern; mehrere Sätze bilden.",
    },
    en: {
      label: "punctuation",
      message: "The sentence has too many commas.",
      advice: "Reduce the insertions and commas; use several sentences.",
    },
    es: {
      label: "puntuación",
      message: "La frase tiene demasiadas comas.",
      advice: "Reducir los incisos y las comas; usar varias frases.",
    },
    pt: {
      label: "pontuação",
      message: "A frase tem vírgulas demais.",
      advice: "Reduzir as intercalações e as vírgulas; usar várias frases.",
    },
  },
  COMPLEX_NESTING: {
    severity: "low",
    de: {
      label: "Verschachtelung",
      message: "Klammern unterbrechen den Satz.",
      advice: "Einschub in Klammern in einen eigenen Satz auslagern.",
    },
    en: {
      label: "nesting",
      message: "Brackets interrupt the sentence.",
      advice: "Take the bracketed insertion out into a sentence of its own.",
    },
    es: {
      label: "anidamiento",
      message: "Los paréntesis interrumpen la frase.",
      advice: "Sacar el inciso entre paréntesis a una frase propia.",
    },
    pt: {
      label: "aninhamento",
      message: "Parênteses interrompem a frase.",
      advice: "Levar a intercalação entre parênteses para uma frase própria.",
    },
  },
  HARD_TO_PARSE: {
    severity: "medium",
    de: {
      label: "schwer zu lesen",
      message: "Die Stelle ist schwer zu lesen.",
      advice: "Stelle einfacher formulieren.",
    },
    en: {
      label: "hard to read",
      message: "The passage is hard to read.",
      advice: "Phrase the passage more simply.",
    },
    es: {
      label: "difícil de leer",
      message: "El pasaje es difícil de leer.",
      advice: "Formular el pasaje de manera más sencilla.",
    },
    pt: {
      label: "difícil de ler",
      message: "O trecho é difícil de ler.",
      advice: "Formular o trecho de modo mais simples.",
    },
  },
});
