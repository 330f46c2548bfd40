import { issueTypeRows } from "../issue-type-row.ts";

/** What the sentences say does not go together. */
export const SENSE = issueTypeRows({
  LOGICAL_INCONSISTENCY: {
    severity: "medium",
    de: {
      label: "Logik",
      message: "Ein Gedanke folgt nicht aus dem vorigen.",
      advice: "Widerspruch auflösen: die Aussage behalten, die die Quelle stützt.",
      meaning: "Ein Gedanke bricht ab, beginnt mittendrin oder folgt nicht aus dem, was davor steht.",
    },
    en: {
      label: "logic",
      message: "A thought does not follow from the one before.",
      advice: "Resolve the contradiction: keep the statement the source supports.",
      meaning: "A thought breaks off, starts in the middle or does not follow from what stands before it.",
    },
    es: {
      label: "lógica",
      message: "Una idea no se sigue de la anterior.",
      advice: "Resolver la contradicción: conservar la afirmación que respalda la fuente.",
      meaning: "Una idea se interrumpe, empieza a medias o no se sigue de lo que hay antes.",
    },
    pt: {
      label: "lógica",
      message: "Uma ideia não decorre da anterior.",
      advice: "Resolver a contradição: manter a afirmação que a fonte sustenta.",
      meaning: "Uma ideia se interrompe, começa pela metade ou não decorre do que vem antes.",
    },
  },
  CONTRADICTION: {
    severity: "medium",
    de: {
      label: "Widerspruch",
      message: "Zwei Sätze widersprechen einander.",
      advice: "Widerspruch auflösen: die Aussage behalten, die die Quelle stützt.",
      meaning: "Zwei Sätze des Textes können nicht beide stimmen.",
    },
    en: {
      label: "contradiction",
      message: "Two sentences contradict each other.",
      advice: "Resolve the contradiction: keep the statement the source supports.",
      meaning: "Two sentences of the text cannot both be true.",
    },
    es: {
      label: "contradicción",
      message: "Dos frases se contradicen.",
      advice: "Resolver la contradicción: conservar la afirmación que respalda la fuente.",
      meaning: "Dos frases del texto no pueden ser ciertas a la vez.",
    },
    pt: {
      label: "contradição",
      message: "Duas frases se contradizem.",
      advice: "Resolver a contradição: manter a afirmação que a fonte sustenta.",
      meaning: "Duas frases do texto não podem ser verdadeiras ao mesmo tempo.",
    },
  },
  REDUNDANCY: {
    severity: "medium",
    de: {
      label: "Wiederholung",
      message: "Dasselbe wird zweimal gesagt.",
      advice: "Wiederholung streichen.",
      meaning: "Ein Satz oder eine lange Wendung wiederholt, was schon gesagt wurde.",
    },
    en: {
      label: "redundancy",
      message: "The same thing is said twice.",
      advice: "Remove the repetition.",
      meaning: "A sentence or a long phrase repeats what was said before.",
    },
    es: {
      label: "redundancia",
      message: "Se dice lo mismo dos veces.",
      advice: "Eliminar la repetición.",
      meaning: "Una frase o una expresión larga repite lo que ya se dijo.",
    },
    pt: {
      label: "redundância",
      message: "A mesma coisa é dita duas vezes.",
      advice: "Remover a repetição.",
      meaning: "Uma frase ou uma expressão longa repete o que já foi dito.",
    },
  },
});
