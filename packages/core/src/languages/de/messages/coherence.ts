import type { Messages } from "../../parts/messages.ts";

export const coherence: Messages["coherence"] = {
  contradiction: "Widerspricht einem früheren Satz.",
  duplicate_sentence: "Sagt noch einmal, was ein früherer Satz schon sagt.",
  shared_words: "Wiederholt vieles aus einem früheren Satz.",
  repeated_name: "Zum zweiten Mal in voller Länge genannt.",
  repeated_phrase: "Dieselben Wörter zum zweiten Mal.",
  same_opening: "Beginnt wie ein früherer Satz.",
  order_break: "Nicht in der Reihenfolge der Quelle erzählt.",
  source_jump: "Springt ohne Überleitung an eine entfernte Stelle der Quelle.",
  late_opening: "Beginnt mit etwas, das die Quelle erst später erzählt.",
  off_topic_opening: "Beginnt ohne das Hauptthema der Quelle.",
  unlinked_sentence: "Hat nichts mit dem vorher Erzählten gemeinsam.",
  loose_addition: "{value} Sätze, auch dieser, stehen ohne Anschluss an den vorigen da.",
  stump: "Satz aus nur {value} Wörtern.",
  dangling_connective: "Ein Bindewort, vor dem nichts steht.",
  dangling_pronoun: "Ein Pronomen, das auf niemanden verweist.",
  unintroduced_noun: "Wie bekannt genannt, aber nie eingeführt.",
  cut_end: "Bricht mitten in einem Gedanken der Quelle ab.",
  cut_start: "Beginnt mitten in einem Gedanken der Quelle.",
  no_reason_given: "Der Prüfer gab eine niedrige Bewertung, ohne eine Stelle zu nennen.",
};
