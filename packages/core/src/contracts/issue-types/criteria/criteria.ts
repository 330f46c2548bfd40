import { issueTypeRows } from "../issue-type-row.ts";

/** What became of a criterion of the caller's own. A model is asked for the state, so no prompt lists these. */
export const CRITERIA = issueTypeRows({
  CRITERION_NOT_MET: {
    severity: "medium",
    de: {
      label: "Kriterium nicht erfüllt",
      message: "Der Text erfüllt ein eigenes Kriterium nicht.",
      advice: "Den Text so ergänzen, dass eine Stelle das Kriterium erfüllt, oder das Kriterium ändern.",
    },
    en: {
      label: "criterion not met",
      message: "The text does not meet one of your criteria.",
      advice: "Add what the criterion asks for to the text, or change the criterion.",
    },
    es: {
      label: "criterio no cumplido",
      message: "El texto no cumple un criterio propio.",
      advice: "Completar el texto con lo que pide el criterio, o cambiar el criterio.",
    },
    pt: {
      label: "critério não cumprido",
      message: "O texto não cumpre um critério próprio.",
      advice: "Completar o texto com o que o critério pede, ou mudar o critério.",
    },
  },
  CRITERION_UNCLEAR: {
    severity: "medium",
    de: {
      label: "Kriterium offen",
      message: "Ob der Text ein eigenes Kriterium erfüllt, ist offen.",
      advice: "Ein Sprachmodell angeben oder noch einmal prüfen, oder die Stelle selbst suchen.",
    },
    en: {
      label: "criterion unclear",
      message: "Whether the text meets one of your criteria is open.",
      advice: "Set a language model or check again, or look for the place yourself.",
    },
    es: {
      label: "criterio sin resolver",
      message: "Queda abierto si el texto cumple un criterio propio.",
      advice: "Indicar un modelo de lenguaje o comprobar de nuevo, o buscar el pasaje uno mismo.",
    },
    pt: {
      label: "critério em aberto",
      message: "Fica em aberto se o texto cumpre um critério próprio.",
      advice: "Indicar um modelo de linguagem ou verificar de novo, ou procurar a passagem.",
    },
  },
});
