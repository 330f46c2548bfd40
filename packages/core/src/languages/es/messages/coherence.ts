import type { Messages } from "../../parts/messages.ts";

export const coherence: Messages["coherence"] = {
  contradiction: "Contradice una frase anterior.",
  duplicate_sentence: "Repite lo que ya dijo una frase anterior.",
  shared_words: "Repite mucho de una frase anterior.",
  repeated_name: "Nombrado por completo una segunda vez.",
  repeated_phrase: "Las mismas palabras por segunda vez.",
  same_opening: "Empieza como una frase anterior.",
  order_break: "No sigue el orden de la fuente.",
  source_jump: "Salta sin enlace a un lugar lejano de la fuente.",
  late_opening: "Empieza con algo que la fuente cuenta más tarde.",
  off_topic_opening: "Empieza sin el tema principal de la fuente.",
  unlinked_sentence: "No comparte nada con lo contado antes.",
  loose_addition: "{value} frases, entre ellas esta, se añaden sin enlace con la anterior.",
  stump: "Frase de solo {value} palabras.",
  dangling_connective: "Un conector sin nada delante.",
  dangling_pronoun: "Un pronombre que no remite a nadie.",
  unintroduced_noun: "Nombrado como conocido, pero nunca presentado.",
  cut_end: "Se corta en medio de una idea de la fuente.",
  cut_start: "Empieza en medio de una idea de la fuente.",
  no_reason_given: "El evaluador dio una nota baja sin señalar ningún lugar.",
};
