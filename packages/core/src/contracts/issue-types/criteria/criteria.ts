import { issueTypeRows } from "../issue-type-row.ts";

/** What became of a criterion of the caller's own. A model is asked for the state, so no prompt lists these. */
export const CRITERIA = issueTypeRows({
  CRITERION_NOT_MET: {
    severity: "medium",
    de: {
      label: "Kriterium nicht erfüllt",
      message: "Der Text erfüllt ein eigenes Kriterium nicht.",
      advice: "Den Text so ergänzen, dass eine Stelle das Kriterium erfüllt, oder das Kriterium ändern.",
      meaning:
        "Ein Sprachmodell fand im Text keine Stelle, die dieses eigene Kriterium erfüllt, oder eine, die dagegen spricht.",
    },
    en: {
      label: "criterion not met",
      message: "The text does not meet one of your criteria.",
      advice: "Add what the criterion asks for to the text, or change the criterion.",
      meaning:
        "A language model found no words in the text that meet this criterion of yours, or words that speak against it.",
    },
    es: {
      label: "criterio no cumplido",
      message: "El texto no cumple un criterio propio.",
      advice: "Completar el texto con lo que pide el criterio, o cambiar el criterio.",
      meaning:
        "Un modelo de lenguaje no halló en el texto palabras que cumplan este criterio propio, o halló palabras en contra.",
    },
    pt: {
      label: "critério não cumprido",
      message: "O texto não cumpre um critério próprio.",
      advice: "Completar o texto com o que o critério pede, ou mudar o critério.",
      meaning:
        "Um modelo de linguagem não encontrou no texto palavras que cumpram este critério próprio, ou encontrou palavras contra ele.",
    },
  },
  CRITERION_UNCLEAR: {
    severity: "medium",
    de: {
      label: "Kriterium offen",
      message: "Ob der Text ein eigenes Kriterium erfüllt, ist offen.",
      advice: "Ein Sprachmodell angeben oder noch einmal prüfen, oder die Stelle selbst suchen.",
      meaning:
        "Niemand hat dieses Kriterium beurteilt, oder das Zitat, das es belegen sollte, steht nicht im Text; es gilt nicht als erfüllt.",
    },
    en: {
      label: "criterion unclear",
      message: "Whether the text meets one of your criteria is open.",
      advice: "Set a language model or check again, or look for the place yourself.",
      meaning:
        "Nobody judged this criterion, or the quote that was to prove it is not in the text; it does not count as met.",
    },
    es: {
      label: "criterio sin resolver",
      message: "Queda abierto si el texto cumple un criterio propio.",
      advice: "Indicar un modelo de lenguaje o comprobar de nuevo, o buscar el pasaje uno mismo.",
      meaning: "Nadie evaluó este criterio, o la cita que debía probarlo no está en el texto; no cuenta como cumplido.",
    },
    pt: {
      label: "critério em aberto",
      message: "Fica em aberto se o texto cumpre um critério próprio.",
      advice: "Indicar um modelo de linguagem ou verificar de novo, ou procurar a passagem.",
      meaning:
        "Ninguém avaliou este critério, ou a citação que devia prová-lo não está no texto; não conta como cumprido.",
    },
  },
});
