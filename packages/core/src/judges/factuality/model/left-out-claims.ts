import type { LanguagePack } from "../../../languages/language-pack.ts";
import { analyse, type TextDocument } from "../../../text/index.ts";
import type { ExtractedClaim } from "../claim-extractor.ts";
import { type ComparedWord, comparedText } from "../source-text.ts";

/** A rewording may drop a word or two; what lacks more of a statement left some of it out. */
const MOST_MISSING = 1 / 3;

/**
 * What of the things a text states no claim that a model named of the same sentence says. A text can talk a model out of naming
 * its false sentence; nobody would judge that sentence then.
 */
export function leftOutClaims(
  named: readonly ExtractedClaim[],
  stated: readonly ExtractedClaim[],
  summary: TextDocument,
): readonly ExtractedClaim[] {
  const bySentence = Map.groupBy(named, ({ sentence_index }) => sentence_index);
  return stated.filter((claim) => {
    const { language } = summary.sentences[claim.sentence_index]!;
    const own = bySentence.get(claim.sentence_index) ?? [];
    // Most claims keep the words of their sentence: then there is nothing to compare.
    if (own.some(({ text }) => text.includes(claim.text))) return false;
    const said = new Set<string>();
    for (const { text } of own) for (const { stem } of contentWords(text, language)) said.add(stem);
    const words = contentWords(claim.text, language);
    const missing = words.filter(({ stem }) => !said.has(stem));
    return missing.some(({ number }) => number) || missing.length > MOST_MISSING * words.length;
  });
}

function contentWords(text: string, language: LanguagePack): readonly ComparedWord[] {
  return comparedText(analyse(text, language)).words.filter(({ stop }) => !stop);
}
