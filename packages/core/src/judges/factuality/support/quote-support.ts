import type { LanguagePack } from "../../../languages/language-pack.ts";
import { atOnce } from "../../../ports/steps.ts";
import { type LaidClaim, layOver } from "../alignment/laid-claim.ts";
import type { ExtractedClaim } from "../claim-extractor.ts";
import { comparedClaim } from "../embedded/compared-span.ts";
import { speaksOfAnother } from "../embedded/decided-by.ts";
import { findContradiction } from "../embedded/find-contradiction.ts";
import { isProof } from "../embedded/is-proof.ts";
import type { QuoteSupport } from "../gate.ts";
import { findVerbatim } from "../retrieval/find-verbatim.ts";
import { otherWord } from "../rules/other-word.ts";
import { CONTRADICTIONS } from "../rules/rules.ts";
import { comparedText, type SourceText } from "../source-text.ts";
import { carriesNames } from "./carries-names.ts";
import { carriesNegation } from "./carries-negation.ts";
import { readQuote } from "./quote-text.ts";
import { valueSupport } from "./value-support.ts";

/** A quote of fewer content words or numbers says too little of anything. */
const MIN_WORDS = 2;

/** One word in the place of another may be a paraphrase, which a judge knows better than a rule. */
const VETOES = CONTRADICTIONS.filter((rule) => rule !== otherWord);

/**
 * Whether a quote can support a claim, by what both say: it must not contradict the claim, and it must carry its
 * numbers, dates, names and negation, and speak of what the claim speaks of; one that is given for a clash may differ in its value. Other words may be paraphrased; that they mean the same is what a judge is for.
 */
export function quoteSupport(
  claim: ExtractedClaim,
  language: LanguagePack,
  place: { readonly start_char: number; readonly end_char: number },
  source: SourceText,
  isClash = false,
): QuoteSupport {
  const quote = readQuote(source, place);
  const span = comparedClaim(source, claim.text);
  const isOneLanguage = language === source.partAt(place.start_char).language;
  const same = isOneLanguage ? findVerbatim(comparedText(source.beside(claim.text)), source) : undefined;
  if (same !== undefined && quote.sentences.includes(same)) return isOfAnother(same) ? "of_another" : "carries";
  if (quote.words.filter(({ stop }) => !stop).length < MIN_WORDS) return "too_short";
  // Of words in another language only the numbers can be compared.
  if (!isOneLanguage) return valueSupport(span, quote);
  const laid = atOnce(layOver(span, quote.sentences, source));
  if (laid[0] !== undefined && isOfAnother(laid[0].sentence, laid[0])) return "of_another";
  if (!laid.some(isProof) && atOnce(findContradiction(laid, VETOES)) !== undefined) return "contradicts";
  const values = valueSupport(span, quote);
  if (values !== "carries") return values;
  return carriesNames(span, quote, source) && carriesNegation(span, quote, laid) ? "carries" : "lacks_value";

  function isOfAnother(sentence: number, over?: LaidClaim): boolean {
    return atOnce(speaksOfAnother(claim, sentence, source, { laid: over, isClash }));
  }
}
