import type { Messages } from "../../parts/messages.ts";

export const readability: Messages["readability"] = {
  no_end_mark: "El texto acaba en «{words}» sin signo final.",
  truncated: "El texto se interrumpe después de «{words}».",
  cut_word: "El texto se interrumpe a mitad de una palabra: «{words}».",
  hanging_end: "La frase se detiene en «{words}»: falta el resto.",
  missing_full_stop: "Falta un punto en «{words}»: dos frases se juntan.",
  double_word: "«{words}»: la misma palabra dos veces seguidas.",
  long_sentence: "Frase larga: {value} palabras.",
  very_long_sentence: "Frase muy larga: {value} palabras.",
  many_commas: "{value} comas en una frase.",
  stray_commas: "Las comas rompen la frase en «{words}».",
  brackets: "Los paréntesis interrumpen la frase: {value}.",
  nested_brackets: "Paréntesis dentro de paréntesis, o demasiados: {value}.",
  open_bracket: "Un paréntesis sin su pareja.",
  open_quote: "Unas comillas sin su pareja.",
  leftover_mark: "«{words}» lo dejó una máquina.",
  spaced_punctuation: "Un espacio antes del signo de puntuación.",
  estimated:
    "{points} de la puntuación es una estimación y no un defecto: las personas puntúan algo más bajo los textos con otras palabras que la fuente, palabras repetidas o frases muy desiguales o densas.",
  hard_to_parse: "Difícil de leer: {value} palabras.",
};
