import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Range } from "../../../../text/index.ts";
import type { ComparedText } from "../../source-text.ts";
import { blankMarks } from "./blank-marks.ts";
import { lineBefore } from "./line-before.ts";
import { splitClauses } from "./split-clauses.ts";

/** A sentence as claims are cut from it. */
interface SentenceClauses {
  /** Its text with blanks where marks were; every word keeps its offset. */
  readonly bare: string;
  /** The places of its content words in that text. */
  readonly content: readonly number[];
  readonly clauses: readonly Range[];
}

/** Cuts a sentence into clauses, the same way in a checked text and in its source. */
export function sentenceClauses(
  { text, sentences, ranges, words }: ComparedText,
  index: number,
  language: LanguagePack,
): SentenceClauses {
  const sentence = sentences[index]!;
  const bare = blankMarks(sentence.text, language, lineBefore(text, sentence.start_char).trim() === "");
  const { from, to } = ranges[index]!;
  const content = words.slice(from, to).flatMap((word) => {
    const place = word.start - sentence.start_char;
    return word.stop || bare.charAt(place) === " " ? [] : [place];
  });
  return { bare, content, clauses: splitClauses(bare, language, content) };
}
