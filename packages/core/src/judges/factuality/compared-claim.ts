import type { LanguagePack } from "../../languages/language-pack.ts";
import type { ExtractedClaim } from "./claim-extractor.ts";
import { type ComparedText, readComparedText } from "./source-text.ts";

const kept = new WeakMap<ExtractedClaim, ComparedText>();

/** A claim's text as it is compared, read once for the extractor, the retriever and the judge; gone with the claim. */
export function comparedClaim(claim: ExtractedClaim, language: LanguagePack): ComparedText {
  const known = kept.get(claim);
  if (known?.language === language) return known;
  const compared = readComparedText(claim.text, language);
  kept.set(claim, compared);
  return compared;
}
