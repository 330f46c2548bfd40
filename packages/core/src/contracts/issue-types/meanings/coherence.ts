import type { IssueTypeOf } from "../issue-types.ts";
import type { Meanings } from "./meanings.ts";

/** What the issue types of coherence mean. */
export const COHERENCE_MEANINGS: Meanings<IssueTypeOf<"coherence">> = {
  LOGICAL_INCONSISTENCY: {
    de: "Ein Gedanke bricht ab, beginnt mittendrin oder folgt nicht aus dem, was davor steht.",
    en: "A thought breaks off, starts in the middle or does not follow from what stands before it.",
    es: "Una idea se interrumpe, empieza a medias o no se sigue de lo que hay antes.",
    pt: "Uma ideia se interrompe, começa pela metade ou não decorre do que vem antes.",
  },
  CONTRADICTION: {
    de: "Zwei Sätze des Textes können nicht beide stimmen.",
    en: "Two sentences of the text cannot both be true.",
    es: "Dos frases del texto no pueden ser ciertas a la vez.",
    pt: "Duas frases do texto não podem ser verdadeiras ao mesmo tempo.",
  },
  REDUNDANCY: {
    de: "Ein Satz oder eine lange Wendung wiederholt, was schon gesagt wurde.",
    en: "A sentence or a long phrase repeats what was said before.",
    es: "Una frase o una expresión larga repite lo que ya se dijo.",
    pt: "Uma frase ou uma expressão longa repete o que já foi dito.",
  },
  ORDERING: {
    de: "Etwas steht vor dem, worauf es aufbaut, oder fern davon.",
    en: "Something stands before what it builds on, or far from it.",
    es: "Algo aparece antes de aquello en que se apoya, o lejos de ello.",
    pt: "Algo aparece antes daquilo em que se apoia, ou longe disso.",
  },
  MISSING_LINK: {
    de: "Nichts verbindet den Satz mit dem, was davor erzählt wurde.",
    en: "Nothing ties the sentence to what was told before.",
    es: "Nada une la frase con lo contado antes.",
    pt: "Nada une a frase ao que foi contado antes.",
  },
  UNCLEAR_REFERENCE: {
    de: "Ein Pronomen oder ein wie bekannt gebrauchtes Wort verweist auf nichts, was der Text genannt hat.",
    en: "A pronoun, or a noun used as if known, points to nothing the text has named.",
    es: "Un pronombre, o un nombre usado como si fuera conocido, no remite a nada que el texto haya nombrado.",
    pt: "Um pronome, ou um nome usado como se fosse conhecido, não remete a nada que o texto tenha nomeado.",
  },
  OTHER: {
    de: "Etwas stört den Zusammenhang der Sätze, das kein anderer Typ nennt.",
    en: "Something disturbs how the sentences connect that no other type names.",
    es: "Algo estorba la conexión entre las frases que ningún otro tipo nombra.",
    pt: "Algo atrapalha a ligação entre as frases que nenhum outro tipo nomeia.",
  },
};
