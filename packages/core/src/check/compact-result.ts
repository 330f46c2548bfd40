import {
  type CheckAnswer,
  type Claim,
  type CompactClaim,
  type CompactCriterion,
  type CompactFinding,
  type CompactResult,
  DIMENSIONS,
  type Dimension,
  type EvidenceQuote,
  type Finding,
  type JudgedCriterion,
  rowForIssue,
} from "../contracts/index.ts";
import { type Locale, localeFor } from "../locales/index.ts";
import { type Gate, gateVerdict, isStyle } from "../report/index.ts";

/** How a check is told in a few words. */
export interface CompactOptions extends Gate {
  /** Language of the advice. Defaults to that of the text, else English. */
  readonly locale?: Locale | undefined;
  /** Ids of the findings that were there before, which fail nothing. */
  readonly known?: ReadonlySet<string> | undefined;
}

/** What of an answer is told in a few words. */
export type CompactableAnswer = Pick<CheckAnswer, Dimension | "criteria" | "explainability" | "run_id"> &
  Partial<Pick<CheckAnswer, "language">>;

/** Longer words are cut: twenty claims with their quotes stay within three thousand tokens. */
const LONGEST = 140;
const MOST_FINDINGS = 5;

/** The same result in a few words; offsets count as in the answer. */
export function compactResult(
  answer: CompactableAnswer,
  { locale = localeFor(answer.language ?? "en"), known, ...gate }: CompactOptions = {},
): CompactResult {
  const { factuality, criteria, explainability, run_id } = answer;
  const { findings } = explainability;
  const style = findings.filter(({ dimension }) => isStyle(dimension));
  const present = DIMENSIONS.filter((dimension) => answer[dimension] !== undefined);
  const unscored = present.filter((dimension) => answer[dimension]?.status !== "ok");
  const sentences = factuality?.details.sentences ?? [];
  return {
    ...gateVerdict(answer, known ? findings.filter(({ id }) => !known.has(id)) : findings, gate),
    scores: Object.fromEntries(present.map((dimension) => [dimension, answer[dimension]?.score ?? null])),
    ...(unscored.length > 0 && {
      statuses: Object.fromEntries(unscored.map((dimension) => [dimension, answer[dimension]?.status ?? "failed"])),
    }),
    ...(factuality && { counts: factuality.details.counts }),
    claims: (factuality?.details.claims ?? []).map((claim) => compactClaim(claim, sentences, locale)),
    ...(criteria && { criteria: criteria.items.map(compactCriterion) }),
    findings: style.slice(0, MOST_FINDINGS).map(compactFinding),
    ...(style.length > MOST_FINDINGS && { more_findings: style.length - MOST_FINDINGS }),
    ...(run_id === undefined ? {} : { run_id }),
  };
}

/** One claim in a few words. */
export function compactClaim(
  claim: Claim,
  sentences: readonly { readonly start_char: number; readonly end_char: number }[],
  locale: Locale,
): CompactClaim {
  const { text, label, evidence, conflict, sentence_index } = claim;
  const sentence = sentences[sentence_index];
  const advice = adviceOn(claim, locale);
  return {
    text: cut(text),
    start_char: claim.start_char ?? sentence?.start_char ?? 0,
    end_char: claim.end_char ?? sentence?.end_char ?? 0,
    label,
    ...(evidence && compactQuote(evidence)),
    ...(conflict && { conflict: compactQuote(conflict) }),
    ...(advice !== undefined && { advice }),
  };
}

function compactCriterion({ id, text, state, quote }: JudgedCriterion): CompactCriterion {
  return { id, text: cut(text), state, ...(quote && { quote: cut(quote.text), quote_start: quote.start_char }) };
}

function compactQuote({ text, source_id, start_char }: EvidenceQuote) {
  return { quote: cut(text), ...(source_id === undefined ? {} : { source_id }), quote_start: start_char };
}

function adviceOn(
  { label, error_type, uncertain_reason, evidence, conflict }: Claim,
  locale: Locale,
): string | undefined {
  if (label === "correct") {
    const disputed = conflict !== undefined && conflict.source_id !== evidence?.source_id;
    return disputed ? rowForIssue("factuality", "SOURCES_DISAGREE", null)[locale].advice : undefined;
  }
  if (label === "failed") return rowForIssue("factuality", "NOT_JUDGED", null)[locale].advice;
  const type = label === "incorrect" ? (error_type ?? "CONTRADICTION") : (uncertain_reason?.toUpperCase() ?? null);
  return rowForIssue("factuality", type, label)[locale].advice;
}

function compactFinding({ dimension, severity, message, span, recommendation }: Finding): CompactFinding {
  return {
    dimension,
    severity,
    message: cut(message),
    ...(span && { start_char: span.start_char, end_char: span.end_char }),
    ...(recommendation !== null && { advice: recommendation }),
  };
}

function cut(words: string): string {
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
