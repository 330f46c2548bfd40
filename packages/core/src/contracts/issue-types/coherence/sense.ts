import { issueTypeRows } from "../issue-type-row.ts";

/** What the sentences say does not go together. */
export const SENSE = issueTypeRows({
  LOGICAL_INCONSISTENCY: {
    severity: "medium",
    de: {
      label: "Logik",
      message: "Ein Gedanke folgt nicht aus dem vorigen.",
      advice: "Widerspruch auflösen: die Aussage behalten, die die Quelle stützt.",
    },
    en: {
      label: "logic",
      message: "A thought does not follow from the one before.",
      advice: "Resolve the contradiction: keep the statement the source supports.",
    },
    es: {
      label: "lógica",
      message: "Una idea no se sigue de la anterior.",
      advice: "Resolver la contradicción: conservar la afirmación que respalda la fuente.",
    },
    pt: {
      label: "lógica",
      message: "Uma ideia não decorre da anterior.",
      advice: "Resolver a contradição: manter a afirmação que a fonte sustenta.",
    },
  },
  CONTRADICTION: {
    severity: "medium",
    de: {
      label: "Widerspruch",
      message: "Zwei Sätze widersprechen einander.",
      advice: "Widerspruch auflösen: die Aussage behalten, die die Quelle stützt.",
    },
    en: {
      label: "contradiction",
      message: "Two sentences contradict each other.",
      advice: "Resolve the contradiction: keep the statement the source supports.",
    },
    es: {
      label: "contradicción",
      message: "Dos frases se contradicen.",
      advice: "Resolver la contradicción: conservar la afirmación que respalda la fuente.",
    },
    pt: {
      label: "contradição",
      message: "Duas frases se contradizem.",
      advice: "Resolver a contradição: manter a afirmação que a fonte sustenta.",
    },
  },
  REDUNDANCY: {
    severity: "medium",
    de: {
      label: "Wiederholung",
      message: "Dasselbe wird zweimal gesagt.",
      advice: "Wiederholung streichen.",
    },
    en: {
      label: "redundancy",
      message: "The same thing is said twice.",
      advice: "Remove the repetition.",
    },
    es: {
      label: "redundancia",
      message: "Se dice lo mismo dos veces.",
      advice: "Eliminar la repetición.",
    },
    pt: {
      label: "redundância",
      message: "A mesma coisa é dita duas vezes.",
      advice: "Remover a repetição.",
    },
  },
});
