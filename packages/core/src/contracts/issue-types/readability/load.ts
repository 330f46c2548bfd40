import { issueTypeRows } from "../issue-type-row.ts";

/** A sentence asks too much of its reader. */
export const LOAD = issueTypeRows({
  LONG_SENTENCE: {
    severity: "medium",
    de: {
      label: "langer Satz",
      message: "Der Satz ist zu lang.",
      advice: "Satz in kürzere Sätze teilen.",
      meaning: "Der Satz hat so viele Wörter, dass man am Ende den Anfang vergessen hat.",
    },
    en: {
      label: "long sentence",
      message: "The sentence is too long.",
      advice: "Split the sentence into shorter ones.",
      meaning: "The sentence has so many words that its start is forgotten at its end.",
    },
    es: {
      label: "frase larga",
      message: "La frase es demasiado larga.",
      advice: "Dividir la frase en otras más cortas.",
      meaning: "La frase tiene tantas palabras que al final se ha olvidado el principio.",
    },
    pt: {
      label: "frase longa",
      message: "A frase é longa demais.",
      advice: "Dividir a frase em outras mais curtas.",
      meaning: "A frase tem tantas palavras que no fim já se esqueceu o começo.",
    },
  },
  PUNCTUATION_OVERLOAD: {
    severity: "medium",
    de: {
      label: "Satzzeichen",
      message: "Der Satz hat zu viele Kommas.",
      advice: "Einschübe und Kommas verringern; mehrere Sätze bilden.",
      meaning: "Viele Kommas zerlegen den Satz, oder sie stehen, wo keine hingehören.",
    },
    en: {
      label: "punctuation",
      message: "The sentence has too many commas.",
      advice: "Reduce the insertions and commas; use several sentences.",
      meaning: "Many commas break the sentence up, or stand where none belong.",
    },
    es: {
      label: "puntuación",
      message: "La frase tiene demasiadas comas.",
      advice: "Reducir los incisos y las comas; usar varias frases.",
      meaning: "Muchas comas parten la frase, o están donde no deben.",
    },
    pt: {
      label: "pontuação",
      message: "A frase tem vírgulas demais.",
      advice: "Reduzir as intercalações e as vírgulas; usar várias frases.",
      meaning: "Muitas vírgulas partem a frase, ou estão onde não devem.",
    },
  },
  COMPLEX_NESTING: {
    severity: "low",
    de: {
      label: "Verschachtelung",
      message: "Klammern unterbrechen den Satz.",
      advice: "Einschub in Klammern in einen eigenen Satz auslagern.",
      meaning: "Ein Einschub in Klammern unterbricht den Satz.",
    },
    en: {
      label: "nesting",
      message: "Brackets interrupt the sentence.",
      advice: "Take the bracketed insertion out into a sentence of its own.",
      meaning: "A bracketed insertion interrupts the sentence.",
    },
    es: {
      label: "anidamiento",
      message: "Los paréntesis interrumpen la frase.",
      advice: "Sacar el inciso entre paréntesis a una frase propia.",
      meaning: "Un inciso entre paréntesis interrumpe la frase.",
    },
    pt: {
      label: "aninhamento",
      message: "Parênteses interrompem a frase.",
      advice: "Levar a intercalação entre parênteses para uma frase própria.",
      meaning: "Uma intercalação entre parênteses interrompe a frase.",
    },
  },
  HARD_TO_PARSE: {
    severity: "medium",
    de: {
      label: "schwer zu lesen",
      message: "Die Stelle ist schwer zu lesen.",
      advice: "Stelle einfacher formulieren.",
      meaning: "Die Stelle kostet Mühe: lange Wörter, abrupte Übergänge oder fehlende Wörter.",
    },
    en: {
      label: "hard to read",
      message: "The passage is hard to read.",
      advice: "Phrase the passage more simply.",
      meaning: "The passage takes effort: long words, abrupt joins or missing words.",
    },
    es: {
      label: "difícil de leer",
      message: "El pasaje es difícil de leer.",
      advice: "Formular el pasaje de manera más sencilla.",
      meaning: "El pasaje cuesta esfuerzo: palabras largas, uniones bruscas o palabras que faltan.",
    },
    pt: {
      label: "difícil de ler",
      message: "O trecho é difícil de ler.",
      advice: "Formular o trecho de modo mais simples.",
      meaning: "O trecho exige esforço: palavras longas, junções bruscas ou palavras que faltam.",
    },
  },
});
