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
        source: "The storm closed the mountain road in January. Crews opened it again in March.",
        text: "The mountain road was opened in January.",
      },
      {
        language: "de",
        source: "Der Verein verlor im Mai das Pokalspiel in Kiel. Das Rückspiel gewann er.",
        text: "Der Verein gewann im Mai das Pokalspiel in Kiel.",
      },
      {
        language: "es",
        source: "El equipo perdió la final de mayo en Bilbao. En junio ganó la copa.",
        text: "El equipo ganó la final de mayo en Bilbao.",
      },
      {
        language: "pt",
        source: "O time perdeu a final de maio em Recife. Em junho ganhou a taça.",
        text: "O time ganhou a final de maio em Recife.",
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
