import type { Messages } from "../../parts/messages.ts";

export const coherence: Messages["coherence"] = {
  contradiction: "Contradiz a frase {value}: as duas não podem ser verdadeiras.",
  duplicate_sentence: "Repete o que diz a frase {value}.",
  repeated_passage: "“{words}”: {value} palavras seguidas que já estão antes no texto.",
  moved_sentence: "Começa com um pronome, mas segue outra frase que na fonte: agora remete ao que não é.",
  dangling_pronoun: "“{words}” abre o texto: nada diz a quem ou a que se refere.",
  dangling_connective: "“{words}” liga a algo que não está no texto.",
  estimated:
    "{points} da pontuação é uma estimativa e não um defeito: as pessoas dão nota um pouco menor a textos com outra ordem que a fonte, palavras repetidas ou frases sem ligação.",
  no_reason_given: "O avaliador deu uma nota baixa sem indicar nenhum ponto.",
};
