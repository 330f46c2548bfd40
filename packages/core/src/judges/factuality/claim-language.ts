import type { LanguagePack } from "../../languages/language-pack.ts";
import { foldText, locateWords, type TextDocument } from "../../text/index.ts";
import { readOnce } from "../../text/read-once.ts";
import type { ExtractedClaim } from "./claim-extractor.ts";
import type { SourceText } from "./source-text.ts";

/** The language a claim is read in: its sentence's, but the source's where it stands in the source word for word. */
export function claimLanguage(claim: ExtractedClaim, summary: TextDocument, source: SourceText): LanguagePack {
  const language = summary.sentences[claim.sentence_index]?.language ?? summary.language;
  return language === source.language || isVerbatim(claim.text, source) ? source.language : language;
}

function isVerbatim(text: string, source: SourceText): boolean {
  const words = foldText(text, { ignoreCase: true })
    .text.replace(/[\s.!…]+$/u, "")
    .trim();
  return locateWords(foldedSource(source), words) !== undefined;
}

const foldedSource = readOnce(({ text }: SourceText) => foldText(text, { ignoreCase: true }).text);
