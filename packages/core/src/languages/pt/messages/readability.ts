import type { Messages } from "../../parts/messages.ts";

export const readability: Messages["readability"] = {
  no_end_mark: "O texto acaba em “{words}” sem sinal final.",
  truncated: "O texto se interrompe depois de “{words}”.",
  cut_word: "O texto se interrompe no meio de uma palavra: “{words}”.",
  hanging_end: "A frase para em “{words}”: falta o resto.",
  missing_full_stop: "Falta um ponto em “{words}”: duas frases se emendam.",
  double_word: "“{words}”: a mesma palavra duas vezes seguidas.",
  long_sentence: "Frase longa: {value} palavras.",
  very_long_sentence: "Frase muito longa: {value} palavras.",
  many_commas: "{value} vírgulas numa frase.",
  stray_commas: "As vírgulas quebram a frase em “{words}”.",
  brackets: "Os parênteses interrompem a frase: {value}.",
  nested_brackets: "Parênteses dentro de parênteses, ou demais: {value}.",
  open_bracket: "Um parêntese sem o seu par.",
  open_quote: "Aspas sem o seu par.",
  leftover_mark: "“{words}” foi deixado por uma máquina.",
  spaced_punctuation: "Um espaço antes do sinal de pontuação.",
  estimated:
    "{points} da pontuação é uma estimativa e não um defeito: as pessoas dão nota um pouco menor a textos com outras palavras que a fonte, palavras repetidas ou frases muito desiguais ou densas.",
  hard_to_parse: "Difícil de ler: {value} palavras.",
};
