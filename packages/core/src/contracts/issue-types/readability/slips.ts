import { issueTypeRows } from "../issue-type-row.ts";

/** Words or marks went wrong in writing or copying. */
export const SLIPS = issueTypeRows({
  REPETITION: {
    severity: "medium",
    de: {
      label: "Wortwiederholung",
      message: "Ein Wort wiederholt sich.",
      advice: "Doppeltes Wort streichen oder durch ein anderes ersetzen.",
    },
    en: {
      label: "repetition",
      message: "A word is repeated.",
      advice: "Remove the repeated word or use another one.",
    },
    es: {
      label: "repetición",
      message: "Una palabra se repite.",
      advice: "Eliminar la palabra repetida o usar otra.",
    },
    pt: {
      label: "repetição",
      message: "Uma palavra se repete.",
      advice: "Remover a palavra repetida ou usar outra.",
    },
  },
  UNBALANCED: {
    severity: "medium",
    de: {
      label: "Zeichen ohne Gegenstück",
      message: "Einer Klammer oder einem Anführungszeichen fehlt das Gegenstück.",
      advice: "Fehlendes Zeichen ergänzen oder das einzelne streichen.",
    },
    en: {
      label: "unbalanced marks",
      message: "A bracket or quotation mark lacks its partner.",
      advice: "Add the missing mark or remove the single one.",
    },
    es: {
      label: "signos sin pareja",
      message: "A un paréntesis o a unas comillas les falta la pareja.",
      advice: "Añadir el signo que falta o eliminar el que sobra.",
    },
    pt: {
      label: "sinais sem par",
      message: "Falta o par de um parêntese ou de uma aspa.",
      advice: "Acrescentar o sinal que falta ou remover o que sobra.",
    },
  },
  DAMAGED_TEXT: {
    severity: "medium",
    de: {
      label: "beschädigter Text",
      message: "Der Text ist hier beschädigt.",
      advice: "Stelle wie in der Quelle schreiben und überzählige Zeichen entfernen.",
    },
    en: {
      label: "damaged text",
      message: "The text is damaged here.",
      advice: "Write the passage as in the source and remove stray marks.",
    },
    es: {
      label: "texto dañado",
      message: "El texto está dañado aquí.",
      advice: "Escribir el pasaje como en la fuente y quitar los signos sobrantes.",
    },
    pt: {
      label: "texto danificado",
      message: "O texto está danificado aqui.",
      advice: "Escrever o trecho como na fonte e remover os sinais que sobram.",
    },
  },
});
