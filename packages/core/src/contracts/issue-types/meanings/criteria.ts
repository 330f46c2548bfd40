import type { IssueTypeOf } from "../issue-types.ts";
import type { Meanings } from "./meanings.ts";

/** What the issue types of criteria mean. */
export const CRITERIA_MEANINGS: Meanings<IssueTypeOf<"criteria">> = {
  CRITERION_NOT_MET: {
    de: "Ein Sprachmodell fand im Text keine Stelle, die dieses eigene Kriterium erfüllt, oder eine, die dagegen spricht.",
    en: "A language model found no words in the text that meet this criterion of yours, or words that speak against it.",
    es: "Un modelo de lenguaje no halló en el texto palabras que cumplan este criterio propio, o halló palabras en contra.",
    pt: "Um modelo de linguagem não encontrou no texto palavras que cumpram este critério próprio, ou encontrou palavras contra ele.",
  },
  CRITERION_UNCLEAR: {
    de: "Niemand hat dieses Kriterium beurteilt, oder das Zitat, das es belegen sollte, steht nicht im Text; es gilt nicht als erfüllt.",
    en: "Nobody judged this criterion, or the quote that was to prove it is not in the text; it does not count as met.",
    es: "Nadie evaluó este criterio, o la cita que debía probarlo no está en el texto; no cuenta como cumplido.",
    pt: "Ninguém avaliou este critério, ou a citação que devia prová-lo não está no texto; não conta como cumprido.",
  },
};
