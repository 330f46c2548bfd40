import type { LanguagePack } from "../../languages/language-pack.ts";
import { foldText, locateWords, type TextDocument } from "../../text/index.ts";
import { readOnce } from "../../text/read-once.ts";
import type { ExtractedClaim } from "./claim-extractor.ts";
import type { SourceText } from "./source-text.ts";

/** The language a claim is read in: its sentence's, but the source's where it stands in the source word for word. */
export function claimLanguage(claim: ExtractedClaim, summary: TextDocument, source: SourceText): LanguagePack {
  const language = summary.sentences[claim.sentence_index]?.language ?? summary.language;
  if (source.parts.every((part) => part.language === language)) return language;
  return verbatimLanguage(claim.text, source) ?? language;
}

/** The language of the source that has a text word for word; undefined where none has. */
function verbatimLanguage(text: string, source: SourceText): LanguagePack | undefined {
  const words = foldText(text, { ignoreCase: true })
    .text.replace(/[\s.!…]+$/u, "")
    .trim();
  return foldedParts(source).find(({ folded }) => locateWords(folded, words) !== undefined)?.language;
}

const foldedParts = readOnce(({ text, parts }: SourceText) =>
  parts.map(({ start, end, language }) => ({
    folded: foldText(text.slice(start, end), { ignoreCase: true }).text,
    language,
  })),
);
