import type { Messages } from "../../parts/messages.ts";

export const coherence: Messages["coherence"] = {
  contradiction: "Contradice la frase {value}: no pueden ser ciertas las dos.",
  duplicate_sentence: "Repite lo que dice la frase {value}.",
  repeated_passage: "«{words}»: {value} palabras seguidas que ya están antes en el texto.",
  moved_sentence: "Empieza con un pronombre, pero sigue a otra frase que en la fuente: ahora remite a lo que no es.",
  dangling_pronoun: "«{words}» abre el texto: nada dice a quién o a qué se refiere.",
  dangling_connective: "«{words}» enlaza con algo que no está en el texto.",
  estimated:
    "{points} de la puntuación es una estimación y no un defecto: las personas puntúan algo más bajo los textos con otro orden que la fuente, palabras repetidas o frases sin unir.",
  no_reason_given: "El juez dio una nota baja sin señalar ningún lugar.",
};
