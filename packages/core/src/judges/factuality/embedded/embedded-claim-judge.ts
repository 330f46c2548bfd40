import type { Passage } from "../../../contracts/index.ts";
import { type LaidClaim, layOver } from "../alignment/laid-claim.ts";
import type { ClaimJudge, ClaimToJudge, ProposedVerdict } from "../claim-judge.ts";
import { findVerbatim } from "../retrieval/find-verbatim.ts";
import { OBJECTIONS } from "../rules/rules.ts";
import { comparedText, type SourceText } from "../source-text.ts";
import { sharedCount } from "./aligned-sentence.ts";
import { claimParts } from "./claim-parts.ts";
import { type ComparedSpan, comparedClaim, sourceSentence } from "./compared-span.ts";
import { findConflict } from "./find-conflict.ts";
import { type FoundContradiction, findContradiction } from "./find-contradiction.ts";
import { isOnSubject } from "./is-on-subject.ts";
import { quotedSentences } from "./quoted-sentences.ts";

/**
 * Judges claims without a model. A claim that stands in the source word for word is correct; so is one that a sentence
 * proves, laid over it word by word. One that clashes with a sentence about the same thing is incorrect. Nothing is guessed:
 * the rest is uncertain.
 */
export const embeddedClaimJudge: ClaimJudge = {
  origin: "embedded",
  batchSize: 64,
  judge({ source, claims }) {
    return claims.map((claim) => judgeClaim(claim, source));
  },
};

function judgeClaim({ claim, passages }: ClaimToJudge, source: SourceText): ProposedVerdict {
  const span = comparedClaim(source, claim.text);
  const same = findVerbatim(comparedText(source.beside(claim.text)), source);
  const sentences = sentencesOf(passages, source);
  if (same !== undefined) return correct(1, [same, same], layOver(span, alike(span, sentences, source), source));
  const laid = layOver(span, near(span, sentences, source), source);
  const proof = laid.find(proves);
  if (proof !== undefined) return correct(PROVED, quotedSentences(proof), laid);
  const found = findContradiction(laid);
  if (found !== undefined) return incorrect(found, 0);
  for (const part of claimParts(span, source)) {
    const inPart = findContradiction(layOver(part.span, near(part.span, sentences, source), source));
    if (inPart !== undefined) return incorrect(inPart, part.start);
  }
  const onSubject = laid.find(({ sentence }) => isOnSubject(span, sourceSentence(source, sentence)));
  return { ...COMMON, ...nearest(onSubject), label: "uncertain", error_type: null };

  function correct(
    confidence: number,
    quoted: [first: number, last: number],
    laid: readonly LaidClaim[],
  ): ProposedVerdict {
    const proved = { ...COMMON, ...quoteOf(...quoted), label: "correct", error_type: null } as const;
    const conflict = findConflict(laid.filter((one) => !proves(one)));
    if (conflict === undefined) return { ...proved, confidence };
    return { ...proved, confidence: DISPUTED, conflict: quoteOf(conflict.sentence, conflict.sentence) };
  }

  function incorrect(
    { rule, contradiction, laid: { sentence, share } }: FoundContradiction,
    from: number,
  ): ProposedVerdict {
    const { start, end } = contradiction.claim;
    return {
      ...COMMON,
      ...quoteOf(sentence, sentence),
      label: "incorrect",
      confidence: rounded(0.6 + 0.35 * share),
      error_type: rule.issueType,
      place: { start: start + from, end: end + from },
    };
  }

  function nearest(one: LaidClaim | undefined) {
    if (one === undefined) return { ...NOTHING, confidence: 0.5 };
    return { ...quoteOf(one.sentence, one.sentence), confidence: rounded(0.5 + 0.4 * (1 - Math.min(1, one.share))) };
  }

  function quoteOf(first: number, last: number): Quote {
    const start = source.sentences[first]!.start;
    const { end } = source.sentences[last]!;
    const index = passages.findIndex((one) => one.start_char <= start && end <= one.end_char);
    return index < 0 && first < last
      ? quoteOf(last, last)
      : { selected_evidence_index: index, evidence_quote: source.text.slice(start, end) };
  }
}

const COMMON = { status: "ok", coverage_ok: true, coverage_note: null } as const;
const NOTHING = { selected_evidence_index: -1, evidence_quote: null } as const;
/** Proofs were right in all of the labelled claims; new texts will find the one that is not. */
const PROVED = 0.95;

/** Of two sentences that disagree, one is wrong. */
const DISPUTED = 0.6;

function proves(laid: LaidClaim): boolean {
  return !OBJECTIONS.some((rule) => rule.objects(laid));
}

type Quote = { readonly selected_evidence_index: number; readonly evidence_quote: string };

/** Confidences are rough: more digits would only promise what nobody measured. */
function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}

/** A sentence that shares less of a claim's content says something else. */
const MIN_SHARED = 0.3;

/** The sentences that share enough with a claim to be laid beside it, or else the one that shares most. */
function near(claim: ComparedSpan, sentences: readonly number[], source: SourceText): readonly number[] {
  const shared = sentences.map((sentence) => sharedCount(claim, sourceSentence(source, sentence)));
  const most = Math.max(0, ...shared);
  const least = Math.min(most, MIN_SHARED * claim.content.size);
  return sentences.filter((_, at) => shared[at]! > 0 && shared[at]! >= least);
}

/** The sentences that say all of a claim but one of its values: another one may stand there. */
function alike(claim: ComparedSpan, sentences: readonly number[], source: SourceText): readonly number[] {
  const values = [...claim.quantities, ...claim.dates];
  if (values.length === 0) return [];
  return sentences.filter((sentence) => {
    const { content } = sourceSentence(source, sentence);
    const missing = claim.words.filter(({ stem, stop }) => !stop && !content.has(stem));
    return (
      missing.length > 0 &&
      values.some(({ start, end }) => missing.every((word) => start < word.end && word.start < end))
    );
  });
}

function sentencesOf(passages: readonly Passage[], source: SourceText): readonly number[] {
  const found = new Set<number>();
  for (const passage of passages) {
    for (let i = firstSentence(source, passage.start_char); i < source.sentences.length; i += 1) {
      if (source.sentences[i]!.start >= passage.end_char) break;
      found.add(i);
    }
  }
  return [...found];
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
