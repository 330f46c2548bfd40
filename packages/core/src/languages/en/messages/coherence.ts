export const coherence = {
  contradiction: "Contradicts sentence {value}: both cannot be true.",
  duplicate_sentence: "Says again what sentence {value} said.",
  repeated_passage: "“{words}”: {value} words in a row that stand in the text before.",
  moved_sentence:
    "Opens with a pronoun, but follows another sentence than in the source: it now points at the wrong one.",
  dangling_pronoun: "“{words}” opens the text: nothing says who or what is meant.",
  dangling_connective: "“{words}” links to something that is not in the text.",
  estimated:
    "{points} of the score is an estimate and no flaw: people rate texts a little lower that take another order than the source, repeat its words or put sentences side by side.",
  no_reason_given: "The judge gave a low score without naming a place.",
} as const;
