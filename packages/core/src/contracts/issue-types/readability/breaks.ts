import { issueTypeRows } from "../issue-type-row.ts";

/** A sentence does not begin and end as a sentence does. */
export const BREAKS = issueTypeRows({
  TRUNCATED_SENTENCE: {
    severity: "medium",
    de: {
      label: "abgebrochen",
      message: "Der Satz bricht ab.",
      advice: "Satz zu Ende schreiben oder streichen.",
      meaning:
        "Der Satz endet ohne Satzzeichen, mitten in einem Wort oder mit einem Wort, das nicht am Ende stehen kann.",
    },
    en: {
      label: "broken off",
      message: "The sentence breaks off.",
      advice: "Finish the sentence or remove it.",
      meaning: "The sentence ends without an end mark, inside a word or on a word that cannot be the last.",
    },
    es: {
      label: "interrumpida",
      message: "La frase se interrumpe.",
      advice: "Terminar la frase o eliminarla.",
      meaning: "La frase acaba sin signo final, a mitad de una palabra o en una que no puede ser la última.",
    },
    pt: {
      label: "interrompida",
      message: "A frase se interrompe.",
      advice: "Terminar a frase ou removê-la.",
      meaning: "A frase acaba sem sinal final, no meio de uma palavra ou em uma que não pode ser a última.",
    },
  },
  FRAGMENT: {
    severity: "medium",
    de: {
      label: "Bruchstück",
      message: "Der Satz ist unvollständig.",
      advice: "Satz vervollständigen oder mit dem vorigen verbinden.",
      meaning: "Dem Satz fehlt das Verb, oder er besteht nur aus wenigen Wörtern.",
    },
    en: {
      label: "fragment",
      message: "The sentence is incomplete.",
      advice: "Complete the sentence or join it to the one before.",
      meaning: "The sentence has no verb, or only a few words.",
    },
    es: {
      label: "fragmento",
      message: "La frase está incompleta.",
      advice: "Completar la frase o unirla a la anterior.",
      meaning: "A la frase le falta el verbo, o tiene solo unas pocas palabras.",
    },
    pt: {
      label: "fragmento",
      message: "A frase está incompleta.",
      advice: "Completar a frase ou uni-la à anterior.",
      meaning: "Falta o verbo à frase, ou ela tem apenas poucas palavras.",
    },
  },
  RUN_ON: {
    severity: "medium",
    de: {
      label: "verschmolzene Sätze",
      message: "Zwei Sätze laufen ineinander.",
      advice: "Zwischen den beiden Sätzen einen Punkt setzen.",
      meaning: "Zwischen zwei Sätzen fehlt das Satzzeichen.",
    },
    en: {
      label: "run-on sentence",
      message: "Two sentences run into each other.",
      advice: "Put a full stop between the two sentences.",
      meaning: "The end mark between two sentences is missing.",
    },
    es: {
      label: "frases pegadas",
      message: "Dos frases se juntan en una.",
      advice: "Poner un punto entre las dos frases.",
      meaning: "Falta el signo de puntuación entre dos frases.",
    },
    pt: {
      label: "frases emendadas",
      message: "Duas frases se emendam em uma.",
      advice: "Colocar um ponto entre as duas frases.",
      meaning: "Falta o sinal de pontuação entre duas frases.",
    },
  },
});
