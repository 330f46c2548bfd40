import type { Messages } from "../../parts/messages.ts";

export const readability: Messages["readability"] = {
  no_end_mark: "Der Text endet mit „{words}“ ohne Satzzeichen.",
  truncated: "Der Text bricht nach „{words}“ ab.",
  cut_word: "Der Text bricht mitten im Wort ab: „{words}“.",
  hanging_end: "Der Satz hört bei „{words}“ auf: Der Rest fehlt.",
  missing_full_stop: "Bei „{words}“ fehlt ein Punkt: Zwei Sätze laufen ineinander.",
  double_word: "„{words}“: dasselbe Wort zweimal hintereinander.",
  long_sentence: "Langer Satz: {value} Wörter.",
  very_long_sentence: "Sehr langer Satz: {value} Wörter.",
  many_commas: "{value} Kommas in einem Satz.",
  stray_commas: "Kommas zerreißen den Satz bei „{words}“.",
  brackets: "Klammern unterbrechen den Satz: {value}.",
  nested_brackets: "Klammern in Klammern oder zu viele davon: {value}.",
  open_bracket: "Eine Klammer ohne Gegenstück.",
  open_quote: "Ein Anführungszeichen ohne Gegenstück.",
  leftover_mark: "„{words}“ hat eine Maschine zurückgelassen.",
  spaced_punctuation: "Ein Leerzeichen vor dem Satzzeichen.",
  estimated:
    "{points} der Punktzahl sind eine Schätzung und kein Mangel: Texte mit anderen Worten als die Quelle, mit wiederholten Wörtern oder sehr ungleichen oder schweren Sätzen bewerten Menschen etwas niedriger.",
  hard_to_parse: "Schwer zu lesen: {value} Wörter.",
};
