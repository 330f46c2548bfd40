import type { IssueTypeOf } from "../issue-types.ts";
import type { IssuePrompts } from "./issue-prompts.ts";

/** What disturbs how sentences connect. */
export const COHERENCE_PROMPTS: IssuePrompts<IssueTypeOf<"coherence">> = {
  LOGICAL_INCONSISTENCY: {
    de: "Gedanken, die nicht folgen",
    en: "thoughts that do not follow",
    es: "ideas que no se siguen",
  },
  CONTRADICTION: {
    de: "Sätze, die einander widersprechen",
    en: "sentences that contradict each other",
    es: "frases que se contradicen",
  },
  REDUNDANCY: {
    de: "doppelt Erzähltes",
    en: "the same thing told twice",
    es: "lo mismo contado dos veces",
  },
  ORDERING: {
    de: "eine verwirrende Reihenfolge",
    en: "a confusing order",
    es: "un orden confuso",
  },
  MISSING_LINK: {
    de: "Sätze ohne Verbindung zu den anderen",
    en: "sentences without a link to the others",
    es: "frases sin enlace con las demás",
  },
  UNCLEAR_REFERENCE: {
    de: "Pronomen oder Namen ohne Bezug",
    en: "pronouns or names with nobody to refer to",
    es: "pronombres o nombres sin referente",
  },
  OTHER: {
    de: "alles andere, was den Zusammenhang stört",
    en: "anything else that disturbs how the sentences connect",
    es: "cualquier otra cosa que estorbe la conexión entre las frases",
  },
};
