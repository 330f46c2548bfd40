import { areAntonyms } from "../../../text/index.ts";
import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";

export const holdsOpposite: ObjectionRule = {
  id: "holds-opposite",
  kind: "objection",
  issueType: null,
  summary: "The source sentence has the opposite of a word that only the text has.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The old bridge stayed open because the new one was closed for repairs.",
        text: "The old bridge was shut because of repairs.",
      },
      {
        language: "en",
        source: "The judge rejected the appeal of the bank against the fine of the regulator.",
        text: "The judge accepted the fine of the regulator against the bank.",
      },
      {
        language: "de",
        source: "Der Verein verlor das Heimspiel gegen Kiel trotz einer starken zweiten Halbzeit.",
        text: "Der Verein gewann das Heimspiel trotz einer starken zweiten Halbzeit.",
      },
      {
        language: "es",
        source: "El equipo perdió la final pese a un gran segundo tiempo.",
        text: "El equipo ganó la final pese a un gran segundo tiempo.",
      },
      {
        language: "pt",
        source: "O time perdeu a final apesar de um grande segundo tempo.",
        text: "O time ganhou a final apesar de um grande segundo tempo.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The judge rejected the appeal of the bank.",
        text: "The appeal of the bank was rejected by the judge.",
      },
      {
        language: "de",
        source: "Der Verein verlor das Heimspiel gegen Kiel.",
        text: "Der Verein hat das Heimspiel gegen Kiel verloren.",
      },
      { language: "es", source: "El equipo perdió la final en Bilbao.", text: "El equipo perdió en Bilbao la final." },
    ],
  },
  find: hasOppositeWord,
};

/** The sentence has the opposite of a word that only the claim has. */
function hasOppositeWord({ claim, source, shared }: AlignedSentence, { language }: SourceText): boolean {
  const isOpen = (word: ComparedWord) => !word.stop && !word.number && !shared.has(word.stem);
  const rest = new Set(source.words.filter(isOpen).map((word) => word.stem));
  return claim.words.some((word) => {
    if (!isOpen(word)) return false;
    for (const other of rest) if (areAntonyms(word.stem, other, language)) return true;
    return false;
  });
}
