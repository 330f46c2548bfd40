import type { IssueTypeOf } from "../issue-types.ts";
import type { Meanings } from "./meanings.ts";

/** What the issue types of readability mean. */
export const READABILITY_MEANINGS: Meanings<IssueTypeOf<"readability">> = {
  LONG_SENTENCE: {
    de: "Der Satz hat so viele Wörter, dass man am Ende den Anfang vergessen hat.",
    en: "The sentence has so many words that its start is forgotten at its end.",
    es: "La frase tiene tantas palabras que al final se ha olvidado el principio.",
    pt: "A frase tem tantas palavras que no fim já se esqueceu o começo.",
  },
  PUNCTUATION_OVERLOAD: {
    de: "Viele Kommas zerlegen den Satz, oder sie stehen, wo keine hingehören.",
    en: "Many commas break the sentence up, or stand where none belong.",
    es: "Muchas comas parten la frase, o están donde no deben.",
    pt: "Muitas vírgulas partem a frase, ou estão onde não devem.",
  },
  COMPLEX_NESTING: {
    de: "Ein Einschub in Klammern unterbricht den Satz.",
    en: "A bracketed insertion interrupts the sentence.",
    es: "Un inciso entre paréntesis interrumpe la frase.",
    pt: "Uma intercalação entre parênteses interrompe a frase.",
  },
  HARD_TO_PARSE: {
    de: "Die Stelle kostet Mühe: lange Wörter, abrupte Übergänge oder fehlende Wörter.",
    en: "The passage takes effort: long words, abrupt joins or missing words.",
    es: "El pasaje cuesta esfuerzo: palabras largas, uniones bruscas o palabras que faltan.",
    pt: "O trecho exige esforço: palavras longas, junções bruscas ou palavras que faltam.",
  },
  TRUNCATED_SENTENCE: {
    de: "Der Satz endet ohne Satzzeichen, mitten in einem Wort oder mit einem Wort, das nicht am Ende stehen kann.",
    en: "The sentence ends without an end mark, inside a word or on a word that cannot be the last.",
    es: "La frase acaba sin signo final, a mitad de una palabra o en una que no puede ser la última.",
    pt: "A frase acaba sem sinal final, no meio de uma palavra ou em uma que não pode ser a última.",
  },
  FRAGMENT: {
    de: "Dem Satz fehlt das Verb, oder er besteht nur aus wenigen Wörtern.",
    en: "The sentence has no verb, or only a few words.",
    es: "A la frase le falta el verbo, o tiene solo unas pocas palabras.",
    pt: "Falta o verbo à frase, ou ela tem apenas poucas palavras.",
  },
  RUN_ON: {
    de: "Zwischen zwei Sätzen fehlt das Satzzeichen.",
    en: "The end mark between two sentences is missing.",
    es: "Falta el signo de puntuación entre dos frases.",
    pt: "Falta o sinal de pontuação entre duas frases.",
  },
  REPETITION: {
    de: "Ein Wort steht zweimal hintereinander oder kehrt auf engem Raum wieder.",
    en: "A word stands twice in a row, or comes back too soon.",
    es: "Una palabra aparece dos veces seguidas o vuelve demasiado pronto.",
    pt: "Uma palavra aparece duas vezes seguidas ou volta cedo demais.",
  },
  UNBALANCED: {
    de: "Eine Klammer oder ein Anführungszeichen wird geöffnet und nicht geschlossen, oder umgekehrt.",
    en: "A bracket or quotation mark is opened and not closed, or the other way round.",
    es: "Un paréntesis o unas comillas se abren y no se cierran, o al revés.",
    pt: "Um parêntese ou uma aspa é aberto e não é fechado, ou o inverso.",
  },
  DAMAGED_TEXT: {
    de: "Eine Maschine hat Spuren hinterlassen: Reste von Zeichen, ein Leerzeichen vor dem Satzzeichen.",
    en: "A machine left traces: stray marks, a blank before a punctuation mark.",
    es: "Una máquina dejó rastros: signos sobrantes, un espacio antes de la puntuación.",
    pt: "Uma máquina deixou rastros: sinais que sobram, um espaço antes da pontuação.",
  },
};
