import type {
  AgentStatus,
  Claim,
  ClaimCounts,
  FactualityDetails,
  FactualityResult,
  Origin,
} from "../../contracts/index.ts";
import type { Language } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Locale } from "../../locales/index.ts";
import type { PaceOptions, TraceSpan } from "../../ports/index.ts";
import { inTurns, type Steps } from "../../ports/steps.ts";
import { type TextDocument, type TextPair, textPairOf } from "../../text/index.ts";
import { readOnce } from "../../text/read-once.ts";
import { readSentences } from "../../text/read-sentences.ts";
import type { JudgeInput } from "../shared/evaluator.ts";
import type { ClaimExtractor, ExtractedClaim } from "./claim-extractor.ts";
import { claimFigures, tallyGates } from "./claim-figures.ts";
import type { ClaimJudge } from "./claim-judge.ts";
import { ClaimVerifier, type VerificationOptions } from "./claim-verifier.ts";
import { countClaims } from "./count-claims.ts";
import { labelSentences } from "./label-sentences.ts";
import { representativeSpans } from "./representative-spans.ts";
import { retrieverOf } from "./retrieval/evidence-retriever.ts";
import { scoreSentences } from "./score-sentences.ts";
import { readComparedWords, SourceText } from "./source-text.ts";

/** One way to judge: where claims come from, who judges them, and how likely an error is in the end. */
export interface FactualityBackend {
  readonly origin: Origin;
  readonly extractor: ClaimExtractor;
  readonly judge: ClaimJudge;
  /** Calibrated probability that the summary holds at least one factual error; null where it would say nothing. */
  estimateError(request: ErrorEstimateRequest): number | null | Promise<number | null>;
}

export interface ErrorEstimateRequest extends PaceOptions {
  readonly source: SourceText;
  readonly summary: TextDocument;
  /** The claims as they were judged. */
  readonly claims: readonly Claim[];
  /** The same before they were, with what they stand below. */
  readonly extracted: readonly ExtractedClaim[];
}

export interface FactualityOptions extends VerificationOptions {
  /** How many claims may stay without a verdict before the result is `incomplete`. Defaults to 0. */
  readonly maxFailed?: number | undefined;
  /** Language of the messages. Defaults to that of the judged text, else English. */
  readonly locale?: Locale | undefined;
  /** Language of the texts. Defaults to the detected one. */
  readonly language?: Language | LanguagePack | undefined;
  /** Is told figures about the run. Defaults to nobody. */
  readonly span?: TraceSpan | undefined;
}

/** Checks, claim by claim, whether a summary is backed by its article. */
export interface FactualityAgent {
  run(input: JudgeInput, options?: FactualityOptions): Promise<FactualityResult>;
}

/** Builds the agent over a back end: segment, extract, verify through the gate, aggregate, mark. */
export function createFactualityAgent(backend: FactualityBackend): FactualityAgent {
  const judge = createFactualityJudge(backend);
  return { run: (input, options = {}) => judge.run(textPairOf(input, options.language), options) };
}

/** The same agent for texts that were read already. */
export interface FactualityJudge {
  run(texts: TextPair, options?: FactualityOptions): Promise<FactualityResult>;
}

/** Builds it. */
export function createFactualityJudge(backend: FactualityBackend): FactualityJudge {
  return {
    async run(texts, options = {}) {
      const { origin } = backend;
      const { article, summary } = texts;
      if (summary.text.trim() === "") return withoutScore("no_text", origin);
      if (article.text.trim() === "") return withoutScore("no_source", origin);
      if ((await inTurns(readSentences(texts), options)) === undefined) return aborted(origin);

      const { signal, pause, sample } = options;
      const extraction = await backend.extractor.extract({ summary, from: texts.judged_from, signal, pause, sample });
      if (extraction.status === "failed") return failed(origin, extraction.code, extraction.detail);

      const source = await inTurns(openSource(article), options);
      if (source === undefined) return aborted(origin);
      const verifier = new ClaimVerifier(backend.judge, source, retrieverOf(source), summary);
      const gates = tallyGates();
      const verified = await verifier.verify(extraction.claims, { ...options, onGate: gates.add });
      if (verified === undefined) return aborted(origin);
      const { claims, places } = verified;

      const labelled = await inTurns(labelSentences(summary.sentences, claims), options);
      if (labelled === undefined) return aborted(origin);
      const score = scoreSentences(labelled);
      const counts = countClaims(claims);
      options.span?.set({ ...claimFigures(counts), ...gates.figures() });
      const judged = counts.total > counts.failed;
      const asked = { source, summary, claims, extracted: extraction.claims, signal, pause };
      const error_probability = judged ? await backend.estimateError(asked) : null;
      const spans = representativeSpans(labelled, claims, places, origin, options.locale ?? texts.locale);
      const issue_spans = await inTurns(spans, options);
      if (signal?.aborted || issue_spans === undefined) return aborted(origin);
      const trust = options.trust?.noteOf(summary.language);
      const details: FactualityDetails = {
        claims: [...claims],
        sentences: labelled,
        counts,
        error_probability,
        ...(trust && { trust }),
      };
      const end = endOf(counts, score, options.maxFailed ?? 0);
      return {
        ...end,
        score: end.status === "failed" ? null : score,
        origin,
        issue_spans,
        details,
      };
    },
  };
}

/** The same article may be held against several texts. */
const sourceTextOf = readOnce((article: TextDocument) => new SourceText(article));

/** Reads the article as claims are compared with it. */
function* openSource(article: TextDocument): Steps<SourceText> {
  yield* readComparedWords(article);
  const source = sourceTextOf(article);
  yield article.text.length / 20;
  retrieverOf(source);
  yield article.text.length / 20;
  return source;
}

/** How the judgement ended: whoever lets claims stay unjudged says how many, and some sentence must have been judged. */
function endOf(
  { total, failed: unjudged }: ClaimCounts,
  score: number | null,
  maxFailed: number,
): Pick<FactualityResult, "status" | "error"> {
  if (total === 0) return { status: "no_claims" };
  if (unjudged === total) return { status: "failed", error: { code: "all_claims_failed" } };
  if (unjudged <= maxFailed && score !== null) return { status: "ok" };
  return { status: "incomplete", error: { code: "claims_not_judged", message: `${unjudged} of ${total}` } };
}

function aborted(origin: Origin): FactualityResult {
  return failed(origin, "aborted", "the check was aborted");
}

function withoutScore(status: AgentStatus, origin: Origin): FactualityResult {
  const details = { claims: [], sentences: [], counts: countClaims([]), error_probability: null };
  return { status, score: null, origin, issue_spans: [], details };
}

function failed(origin: Origin, code: string, message: string): FactualityResult {
  return { ...withoutScore("failed", origin), error: { code, message } };
}
