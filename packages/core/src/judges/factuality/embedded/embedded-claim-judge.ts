import { inTurns, type Steps } from "../../../ports/steps.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ClaimJudge, ClaimToJudge, ProposedVerdict } from "../claim-judge.ts";
import { mayDoubt } from "../rules/shared/is-taken-back.ts";
import { scanAhead } from "../scanned-source.ts";
import type { SourceText } from "../source-text.ts";
import { type ContradictedPart, readClaim } from "./claim-reading.ts";
import { decidedBy } from "./decided-by.ts";
import { readHeadings } from "./headings-of-source.ts";
import { quotedSentences } from "./quoted-sentences.ts";
import { readRarities } from "./rarity.ts";
import { sentencesOf } from "./sentences-of.ts";

/**
 * Judges claims without a model. A claim that stands in the source word for word is correct; so is one that a sentence
 * proves, laid over it word by word. One that clashes with a sentence about the same thing is incorrect. Nothing is guessed:
 * the rest is uncertain.
 */
export const embeddedClaimJudge: ClaimJudge = {
  origin: "embedded",
  // One after the other: side by side, each batch would wait for turns of its own.
  batchSize: Number.MAX_SAFE_INTEGER,
  async judge({ source, claims, ...pace }) {
    return (await inTurns(judgeEach(claims, source), pace)) ?? claims.map(() => ABORTED);
  },
};

const ABORTED: ProposedVerdict = { status: "failed", code: "aborted", detail: "aborted before this claim" };

function* judgeEach(claims: readonly ClaimToJudge[], source: SourceText): Steps<readonly ProposedVerdict[]> {
  const verdicts: ProposedVerdict[] = [];
  if (claims.length > 0) yield* scanAhead(source);
  if (mayDoubt(source) || claims.some(({ claim }) => claim.under !== undefined)) yield* readHeadings(source);
  for (const language of new Set(claims.map((claim) => claim.language))) yield* readRarities(language);
  for (const [at, claim] of claims.entries()) {
    const verdict = yield* judgeClaim(claim, source);
    verdicts.push(isReasonFor(claims[at - 1], claim) ? asReason(verdict, verdicts.at(-1)) : verdict);
    yield 100 + claim.claim.text.length;
  }
  return verdicts;
}

/** "Cllr Ng left" and "because the swings failed inspection": the second tells why, and not only what. */
function isReasonFor(before: ClaimToJudge | undefined, { claim, language }: ClaimToJudge): boolean {
  if (before?.claim.sentence_index !== claim.sentence_index) return false;
  const first = /\p{L}+/u.exec(claim.text)?.[0].toLowerCase() ?? "";
  const logic = language.judging.logic.words.get(first);
  return logic?.class === "cause" && logic.sense === "b";
}

/** A reason is proved only by the sentence that says what it is the reason for. */
function asReason(verdict: ProposedVerdict, before: ProposedVerdict | undefined): ProposedVerdict {
  if (verdict.status === "failed" || verdict.label !== "correct") return verdict;
  const isSaidWith = before !== undefined && quoteIn(before).endsWith(quoteIn(verdict));
  return isSaidWith ? verdict : { ...verdict, label: "uncertain", confidence: 0.5 };
}

function quoteIn(verdict: ProposedVerdict): string {
  return verdict.status === "ok" && typeof verdict.evidence_quote === "string" ? verdict.evidence_quote : "";
}

function* judgeClaim({ claim, passages }: ClaimToJudge, source: SourceText): Steps<ProposedVerdict> {
  const reading = yield* readClaim(claim.text, () => sentencesOf(passages, source), source);
  const { proof, contradiction, conflict, onSubject } = reading;
  const decided = yield* decidedBy(claim, reading, source);
  if (decided?.isOfAnother) {
    const { sentence } = decided;
    return { ...COMMON, ...quoteOf(sentence, sentence), confidence: 0.5, label: "uncertain", error_type: null };
  }
  if (decided?.isVerbatim) return correct(1, decided.sentence, decided.sentence);
  if (proof !== undefined) return correct(PROVED, ...quotedSentences(proof));
  if (contradiction !== undefined) return incorrect(contradiction);
  return { ...COMMON, ...nearest(onSubject), label: "uncertain", error_type: null };

  function correct(confidence: number, first: number, last: number): ProposedVerdict {
    const proved = { ...COMMON, ...quoteOf(first, last), label: "correct", error_type: null } as const;
    if (conflict === undefined) return { ...proved, confidence };
    return { ...proved, confidence: DISPUTED, conflict: quoteOf(conflict.sentence, conflict.sentence) };
  }

  function incorrect({ rule, contradiction, from, laid: { sentence, share } }: ContradictedPart): ProposedVerdict {
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
    const start = source.sentences[first]!.start_char;
    const { end_char: end } = source.sentences[last]!;
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

type Quote = { readonly selected_evidence_index: number; readonly evidence_quote: string };

/** Confidences are rough: more digits would only promise what nobody measured. */
function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
