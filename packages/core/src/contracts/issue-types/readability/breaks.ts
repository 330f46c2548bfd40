import { issueTypeRows } from "../issue-type-row.ts";

/** A sentence does not begin and end as a sentence does. */
export const BREAKS = issueTypeRows({
  TRUNCATED_SENTENCE: {
    severity: "medium",
    de: {
      label: "abgebrochen",
      message: "Der Satz bricht ab.",
      advice: "Satz zu Ende schreiben oder streichen.",
    },
    en: {
      label: "broken off",
      message: "The sentence breaks off.",
      advice: "Finish the sentence or remove it.",
    },
    es: {
      label: "interrumpida",
      message: "La frase se interrumpe.",
      advice: "Terminar la frase o eliminarla.",
    },
    pt: {
      label: "interrompida",
      message: "A frase se interrompe.",
      advice: "Terminar a frase ou removê-la.",
    },
  },
  FRAGMENT: {
    severity: "medium",
    de: {
      label: "Bruchstück",
      message: "Der Satz ist unvollständig.",
      advice: "Satz vervollständigen oder mit dem vorigen verbinden.",
    },
    en: {
      label: "fragment",
      message: "The sentence is incomplete.",
      advice: "Complete the sentence or join it to the one before.",
    },
    es: {
      label: "fragmento",
      message: "La frase está incompleta.",
      advice: "Completar la frase o unirla a la anterior.",
    },
    pt: {
      label: "fragmento",
      message: "A frase está incompleta.",
      advice: "Completar a frase ou uni-la à anterior.",
    },
  },
  RUN_ON: {
    severity: "medium",
    de: {
      label: "verschmolzene Sätze",
      message: "Zwei Sätze laufen ineinander.",
      advice: "Zwischen den beiden Sätzen einen Punkt setzen.",
    },
    en: {
      label: "run-on sentence",
      message: "Two sentences run into each other.",
      advice: "Put a full stop between the two sentences.",
    },
    es: {
      label: "frases pegadas",
      message: "Dos frases se juntan en una.",
      advice: "Poner un punto entre las dos frases.",
    },
    pt: {
      label: "frases emendadas",
      message: "Duas frases se emendam em uma.",
      advice: "Colocar um ponto entre as duas frases.",
    },
  },
});
