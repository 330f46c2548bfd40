import type { Passage } from "../../../contracts/index.ts";
import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { ClaimJudge, ClaimToJudge, ProposedVerdict } from "../claim-judge.ts";
import type { SourceText } from "../source-text.ts";
import { sharedCount } from "./aligned-sentence.ts";
import { type ComparedSpan, comparedClaim, sourceSentence } from "./compared-span.ts";
import { findContradiction, statesEveryValue } from "./find-contradiction.ts";
import { hasObjection } from "./has-objection.ts";
import { isOnSubject } from "./is-on-subject.ts";
import { isSupported, measureSupport } from "./measure-support.ts";
import { ownWords } from "./paraphrased-words.ts";

/** Judges claims without a model: looks for a contradiction to quote, else for enough support to quote. */
export const embeddedClaimJudge: ClaimJudge = {
  origin: "embedded",
  batchSize: 64,
  judge({ source, claims, language }) {
    return claims.map((claim) => judgeClaim(claim, source, language));
  },
};

function judgeClaim({ claim, passages }: ClaimToJudge, source: SourceText, language: LanguagePack): ProposedVerdict {
  const span = comparedClaim(source, claim.text);
  const nearby = sentencesOf(passages, source);
  const found = findContradiction(span, nearby, source);
  if (found !== undefined) {
    const { rule, contradiction, sentence } = found;
    return {
      ...COMMON,
      label: "incorrect",
      confidence: rounded(contradiction.confidence),
      error_type: rule.issueType,
      ...quoteOf(passages, sentence),
      place: contradiction.claim,
    };
  }
  const best = bestSentence(span, nearby);
  if (best === undefined) return { ...COMMON, ...NOTHING, label: "uncertain", confidence: 0.5, error_type: null };
  const own = ownWords(span, best, language);
  const support = measureSupport(span, best, source, own.paraphrased);
  if (!isSupported(support) || hasObjection(span, best, own, source)) {
    const nearest = [best, ...nearby].find((sentence) => isOnSubject(span, sentence));
    return {
      ...COMMON,
      ...(nearest === undefined ? NOTHING : quoteOf(passages, nearest)),
      label: "uncertain",
      confidence: rounded(0.5 + 0.4 * (1 - support.article)),
      error_type: null,
    };
  }
  return {
    ...COMMON,
    ...quoteOf(passages, best),
    label: "correct",
    confidence: rounded(0.55 + 0.45 * support.sentence),
    error_type: null,
    coverage_ok: support.sentence >= 0.5,
    coverage_note: support.sentence >= 0.5 ? null : "the quote holds less than half of the claim",
  };
}

const COMMON = { status: "ok", coverage_ok: true, coverage_note: null } as const;
const NOTHING = { selected_evidence_index: -1, evidence_quote: null } as const;

/** Confidences are rough: more digits would only promise what nobody measured. */
function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}

function sentencesOf(passages: readonly Passage[], source: SourceText): readonly ComparedSpan[] {
  const found: ComparedSpan[] = [];
  const seen = new Set<number>();
  for (const passage of passages) {
    for (let i = firstSentence(source, passage.start_char); i < source.sentences.length; i += 1) {
      if (source.sentences[i]!.start >= passage.end_char) break;
      if (seen.has(i)) continue;
      seen.add(i);
      found.push(sourceSentence(source, i));
    }
  }
  return found;
}

function firstSentence({ sentences }: SourceText, start: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bestSentence(claim: ComparedSpan, sentences: readonly ComparedSpan[]): ComparedSpan | undefined {
  let best: ComparedSpan | undefined;
  let most = 0;
  const hasValues = claim.quantities.length + claim.dates.length > 0;
  for (const sentence of sentences) {
    const shared = sharedCount(claim, sentence);
    if (shared < most || shared === 0) continue;
    // Of sentences that share as much, one that states the claim's values speaks of it.
    if (
      shared > most ||
      (hasValues && !statesEveryValue({ claim, source: best! }) && statesEveryValue({ claim, source: sentence }))
    ) {
      most = shared;
      best = sentence;
    }
  }
  return best;
}

function quoteOf(passages: readonly Passage[], sentence: ComparedSpan) {
  const index = passages.findIndex((one) => one.start_char <= sentence.start && sentence.end <= one.end_char);
  return { selected_evidence_index: index, evidence_quote: sentence.text };
}
