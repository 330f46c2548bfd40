import type { Messages } from "../../parts/messages.ts";

export const coherence: Messages["coherence"] = {
  contradiction: "Widerspricht Satz {value}: Beides zugleich kann nicht stimmen.",
  duplicate_sentence: "Sagt noch einmal, was Satz {value} sagt.",
  repeated_passage: "„{words}“: {value} Wörter hintereinander, die schon vorher im Text stehen.",
  moved_sentence:
    "Beginnt mit einem Pronomen, folgt aber auf einen anderen Satz als in der Quelle: Es verweist nun auf das Falsche.",
  dangling_pronoun: "„{words}“ eröffnet den Text: Nichts sagt, wer oder was gemeint ist.",
  dangling_connective: "„{words}“ knüpft an etwas an, das nicht im Text steht.",
  estimated:
    "{points} der Punktzahl sind eine Schätzung und kein Mangel: Texte in anderer Reihenfolge als die Quelle, mit wiederholten Wörtern oder unverbundenen Sätzen bewerten Menschen etwas niedriger.",
  no_reason_given: "Der Prüfer gab eine niedrige Bewertung, ohne eine Stelle zu nennen.",
};
