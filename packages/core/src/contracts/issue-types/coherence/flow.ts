import { issueTypeRows } from "../issue-type-row.ts";

/** The sentences do not lead from one to the next. */
export const FLOW = issueTypeRows({
  ORDERING: {
    severity: "medium",
    de: {
      label: "Reihenfolge",
      message: "Die Reihenfolge der Sätze verwirrt.",
      advice: "Sätze in eine nachvollziehbare Reihenfolge bringen.",
    },
    en: {
      label: "order",
      message: "The order of the sentences is confusing.",
      advice: "Put the sentences into a comprehensible order.",
    },
    es: {
      label: "orden",
      message: "El orden de las frases confunde.",
      advice: "Ordenar las frases de forma comprensible.",
    },
    pt: {
      label: "ordem",
      message: "A ordem das frases confunde.",
      advice: "Colocar as frases em uma ordem compreensível.",
    },
  },
  MISSING_LINK: {
    severity: "medium",
    de: {
      label: "fehlende Verbindung",
      message: "Ein Satz hat keine Verbindung zu den anderen.",
      advice: "Fehlende Verbindung zwischen den Sätzen ergänzen.",
    },
    en: {
      label: "missing link",
      message: "A sentence has no link to the others.",
      advice: "Add the missing link between the sentences.",
    },
    es: {
      label: "falta un enlace",
      message: "Una frase no enlaza con las demás.",
      advice: "Añadir el enlace que falta entre las frases.",
    },
    pt: {
      label: "falta uma ligação",
      message: "Uma frase não tem ligação com as outras.",
      advice: "Acrescentar a ligação que falta entre as frases.",
    },
  },
  UNCLEAR_REFERENCE: {
    severity: "medium",
    de: {
      label: "unklarer Bezug",
      message: "Es ist unklar, wer oder was gemeint ist.",
      advice: "Benennen, was gemeint ist, statt eines Pronomens oder vagen Bezugs.",
    },
    en: {
      label: "unclear reference",
      message: "It is unclear who or what is meant.",
      advice: "Name what is meant instead of a pronoun or a vague reference.",
    },
    es: {
      label: "referencia poco clara",
      message: "No queda claro a quién o a qué se refiere.",
      advice: "Nombrar a qué se refiere en lugar de un pronombre o una referencia vaga.",
    },
    pt: {
      label: "referência pouco clara",
      message: "Não está claro a quem ou a que se refere.",
      advice: "Nomear a que se refere em vez de um pronome ou de uma referência vaga.",
    },
  },
  OTHER: {
    severity: "medium",
    de: {
      label: "Sonstiges",
      message: "Die Sätze hängen nicht gut zusammen.",
      advice: "Zusammenhang der Sätze überarbeiten.",
    },
    en: {
      label: "other",
      message: "The sentences do not connect well.",
      advice: "Revise how the sentences connect.",
    },
    es: {
      label: "otro",
      message: "Las frases no conectan bien.",
      advice: "Revisar la conexión entre las frases.",
    },
    pt: {
      label: "outro",
      message: "As frases não se ligam bem.",
      advice: "Revisar a ligação entre as frases.",
    },
  },
});
