import { issueTypeRows } from "../issue-type-row.ts";

/** The sentences do not lead from one to the next. */
export const FLOW = issueTypeRows({
  ORDERING: {
    severity: "medium",
    de: {
      label: "Reihenfolge",
      message: "Die Reihenfolge der Sätze verwirrt.",
      advice: "Sätze in eine nachvollziehbare Reihenfolge bringen.",
      meaning: "Etwas steht vor dem, worauf es aufbaut, oder fern davon.",
    },
    en: {
      label: "order",
      message: "The order of the sentences is confusing.",
      advice: "Put the sentences into a comprehensible order.",
      meaning: "Something stands before what it builds on, or far from it.",
    },
    es: {
      label: "orden",
      message: "El orden de las frases confunde.",
      advice: "Ordenar las frases de forma comprensible.",
      meaning: "Algo aparece antes de aquello en que se apoya, o lejos de ello.",
    },
    pt: {
      label: "ordem",
      message: "A ordem das frases confunde.",
      advice: "Colocar as frases em uma ordem compreensível.",
      meaning: "Algo aparece antes daquilo em que se apoia, ou longe disso.",
    },
  },
  MISSING_LINK: {
    severity: "medium",
    de: {
      label: "fehlende Verbindung",
      message: "Ein Satz hat keine Verbindung zu den anderen.",
      advice: "Fehlende Verbindung zwischen den Sätzen ergänzen.",
      meaning: "Nichts verbindet den Satz mit dem, was davor erzählt wurde.",
    },
    en: {
      label: "missing link",
      message: "A sentence has no link to the others.",
      advice: "Add the missing link between the sentences.",
      meaning: "Nothing ties the sentence to what was told before.",
    },
    es: {
      label: "falta un enlace",
      message: "Una frase no enlaza con las demás.",
      advice: "Añadir el enlace que falta entre las frases.",
      meaning: "Nada une la frase con lo contado antes.",
    },
    pt: {
      label: "falta uma ligação",
      message: "Uma frase não tem ligação com as outras.",
      advice: "Acrescentar a ligação que falta entre as frases.",
      meaning: "Nada une a frase ao que foi contado antes.",
    },
  },
  UNCLEAR_REFERENCE: {
    severity: "medium",
    de: {
      label: "unklarer Bezug",
      message: "Es ist unklar, wer oder was gemeint ist.",
      advice: "Benennen, was gemeint ist, statt eines Pronomens oder vagen Bezugs.",
      meaning: "Ein Pronomen oder ein wie bekannt gebrauchtes Wort verweist auf nichts, was der Text genannt hat.",
    },
    en: {
      label: "unclear reference",
      message: "It is unclear who or what is meant.",
      advice: "Name what is meant instead of a pronoun or a vague reference.",
      meaning: "A pronoun, or a noun used as if known, points to nothing the text has named.",
    },
    es: {
      label: "referencia poco clara",
      message: "No queda claro a quién o a qué se refiere.",
      advice: "Nombrar a qué se refiere en lugar de un pronombre o una referencia vaga.",
      meaning: "Un pronombre, o un nombre usado como si fuera conocido, no remite a nada que el texto haya nombrado.",
    },
    pt: {
      label: "referência pouco clara",
      message: "Não está claro a quem ou a que se refere.",
      advice: "Nomear a que se refere em vez de um pronome ou de uma referência vaga.",
      meaning: "Um pronome, ou um nome usado como se fosse conhecido, não remete a nada que o texto tenha nomeado.",
    },
  },
  OTHER: {
    severity: "medium",
    de: {
      label: "Sonstiges",
      message: "Die Sätze hängen nicht gut zusammen.",
      advice: "Zusammenhang der Sätze überarbeiten.",
      meaning: "Etwas stört den Zusammenhang der Sätze, das kein anderer Typ nennt.",
    },
    en: {
      label: "other",
      message: "The sentences do not connect well.",
      advice: "Revise how the sentences connect.",
      meaning: "Something disturbs how the sentences connect that no other type names.",
    },
    es: {
      label: "otro",
      message: "Las frases no conectan bien.",
      advice: "Revisar la conexión entre las frases.",
      meaning: "Algo estorba la conexión entre las frases que ningún otro tipo nombra.",
    },
    pt: {
      label: "outro",
      message: "As frases não se ligam bem.",
      advice: "Revisar a ligação entre as frases.",
      meaning: "Algo atrapalha a ligação entre as frases que nenhum outro tipo nomeia.",
    },
  },
});
