import { issueTypeRows } from "../issue-type-row.ts";

/** Words or marks went wrong in writing or copying. */
export const SLIPS = issueTypeRows({
  REPETITION: {
    severity: "medium",
    de: {
      label: "Wortwiederholung",
      message: "Ein Wort wiederholt sich.",
      advice: "Doppeltes Wort streichen oder durch ein anderes ersetzen.",
      meaning: "Ein Wort steht zweimal hintereinander oder kehrt auf engem Raum wieder.",
    },
    en: {
      label: "repetition",
      message: "A word is repeated.",
      advice: "Remove the repeated word or use another one.",
      meaning: "A word stands twice in a row, or comes back too soon.",
    },
    es: {
      label: "repetición",
      message: "Una palabra se repite.",
      advice: "Eliminar la palabra repetida o usar otra.",
      meaning: "Una palabra aparece dos veces seguidas o vuelve demasiado pronto.",
    },
    pt: {
      label: "repetição",
      message: "Uma palavra se repete.",
      advice: "Remover a palavra repetida ou usar outra.",
      meaning: "Uma palavra aparece duas vezes seguidas ou volta cedo demais.",
    },
  },
  UNBALANCED: {
    severity: "medium",
    de: {
      label: "Zeichen ohne Gegenstück",
      message: "Einer Klammer oder einem Anführungszeichen fehlt das Gegenstück.",
      advice: "Fehlendes Zeichen ergänzen oder das einzelne streichen.",
      meaning: "Eine Klammer oder ein Anführungszeichen wird geöffnet und nicht geschlossen, oder umgekehrt.",
    },
    en: {
      label: "unbalanced marks",
      message: "A bracket or quotation mark lacks its partner.",
      advice: "Add the missing mark or remove the single one.",
      meaning: "A bracket or quotation mark is opened and not closed, or the other way round.",
    },
    es: {
      label: "signos sin pareja",
      message: "A un paréntesis o a unas comillas les falta la pareja.",
      advice: "Añadir el signo que falta o eliminar el que sobra.",
      meaning: "Un paréntesis o unas comillas se abren y no se cierran, o al revés.",
    },
    pt: {
      label: "sinais sem par",
      message: "Falta o par de um parêntese ou de uma aspa.",
      advice: "Acrescentar o sinal que falta ou remover o que sobra.",
      meaning: "Um parêntese ou uma aspa é aberto e não é fechado, ou o inverso.",
    },
  },
  DAMAGED_TEXT: {
    severity: "medium",
    de: {
      label: "beschädigter Text",
      message: "Der Text ist hier beschädigt.",
      advice: "Stelle wie in der Quelle schreiben und überzählige Zeichen entfernen.",
      meaning: "Eine Maschine hat Spuren hinterlassen: Reste von Zeichen, ein Leerzeichen vor dem Satzzeichen.",
    },
    en: {
      label: "damaged text",
      message: "The text is damaged here.",
      advice: "Write the passage as in the source and remove stray marks.",
      meaning: "A machine left traces: stray marks, a blank before a punctuation mark.",
    },
    es: {
      label: "texto dañado",
      message: "El texto está dañado aquí.",
      advice: "Escribir el pasaje como en la fuente y quitar los signos sobrantes.",
      meaning: "Una máquina dejó rastros: signos sobrantes, un espacio antes de la puntuación.",
    },
    pt: {
      label: "texto danificado",
      message: "O texto está danificado aqui.",
      advice: "Escrever o trecho como na fonte e remover os sinais que sobram.",
      meaning: "Uma máquina deixou rastros: sinais que sobram, um espaço antes da pontuação.",
    },
  },
});
