import type { LanguagePack } from "../languages/language-pack.ts";
import { detectLanguage } from "./language/detect-language.ts";
import { TextDocument } from "./text-document.ts";

/** Analyses a text by the rules of a language, by default the detected one. Costs nothing until something is asked for. */
export function analyse(text: string, language: LanguagePack = detectLanguage(text)): TextDocument {
  return new TextDocument(text, language);
}
