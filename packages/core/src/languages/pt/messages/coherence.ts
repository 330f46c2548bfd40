import type { Messages } from "../../parts/messages.ts";

export const coherence: Messages["coherence"] = {
  contradiction: "Contradiz uma frase anterior.",
  duplicate_sentence: "Repete o que uma frase anterior já disse.",
  shared_words: "Repete muito de uma frase anterior.",
  repeated_name: "Nomeado por completo uma segunda vez.",
  repeated_phrase: "As mesmas palavras pela segunda vez.",
  same_opening: "Começa como uma frase anterior.",
  order_break: "Não segue a ordem da fonte.",
  source_jump: "Salta sem ligação para um ponto distante da fonte.",
  late_opening: "Começa com algo que a fonte conta mais tarde.",
  off_topic_opening: "Começa sem o tema principal da fonte.",
  unlinked_sentence: "Não tem nada em comum com o que foi contado antes.",
  loose_addition: "{value} frases, entre elas esta, são acrescentadas sem ligação com a anterior.",
  stump: "Frase de apenas {value} palavras.",
  dangling_connective: "Um conector sem nada antes.",
  dangling_pronoun: "Um pronome que não remete a ninguém.",
  unintroduced_noun: "Nomeado como conhecido, mas nunca apresentado.",
  cut_end: "Interrompe-se no meio de uma ideia da fonte.",
  cut_start: "Começa no meio de uma ideia da fonte.",
  no_reason_given: "O avaliador deu uma nota baixa sem indicar nenhum ponto.",
};
