import type { Claim, ClaimDebug, DecidedBy, EvidenceQuote, GateReason, Passage } from "../../contracts/index.ts";
import type { PaceOptions } from "../../ports/index.ts";
import { inTurns, type Steps } from "../../ports/steps.ts";
import type { Range, TextDocument } from "../../text/index.ts";
import type { ExtractedClaim } from "./claim-extractor.ts";
import type { ClaimJudge, ClaimToJudge, ProposedVerdict } from "./claim-judge.ts";
import { claimLanguage } from "./claim-language.ts";
import { readAround } from "./embedded/decided-by.ts";
import { gate } from "./gate.ts";
import type { EvidenceRetriever } from "./retrieval/evidence-retriever.ts";
import { verbatimSteps } from "./retrieval/find-verbatim.ts";
import { readValuesFor } from "./retrieval/value-postings.ts";
import { selectEvidence } from "./select-evidence.ts";
import { comparedText, type SourceText } from "./source-text.ts";
import { quoteSupport } from "./support/quote-support.ts";
import type { JudgeTrust } from "./trust/judge-trust.ts";
import { uncertainReason } from "./uncertain-reason.ts";

export interface VerificationOptions extends PaceOptions {
  /** Whether `correct` needs a quote. Defaults to true. */
  readonly requireEvidenceForCorrect?: boolean | undefined;
  /** Judge each claim alone instead of in batches. Defaults to false. */
  readonly isolateClaims?: boolean | undefined;
  /** The record of the judge, which verdicts must live up to. Defaults to none. */
  readonly trust?: JudgeTrust | undefined;
  /** How often failed claims are asked again. Defaults to 1. */
  readonly retries?: number | undefined;
  /** Attach how each claim went through the gate. Defaults to false. */
  readonly debug?: boolean | undefined;
  /** Which repetition this is; repeated samples of a model are asked and cached apart. Defaults to 0. */
  readonly sample?: number | undefined;
  /** Hears of each claim as soon as its verdict stands, in any order, and of how many there are. */
  readonly onClaim?: ((claim: Claim, total: number) => void) | undefined;
  /** Hears why the gate left each claim's label alone or changed it. */
  readonly onGate?: ((reason: GateReason) => void) | undefined;
}

/** The judged claims, and for some of them (by id) the very words of the summary that are wrong. */
interface Verification {
  readonly claims: readonly Claim[];
  readonly places: ReadonlyMap<string, Range>;
}

/** Claims on their way to a verdict. */
interface Settling {
  readonly claims: readonly ExtractedClaim[];
  readonly distinct: ReadonlyMap<string, ClaimToJudge>;
  readonly verdicts: Map<string, ProposedVerdict>;
  /** What is settled already, by its place among the claims. */
  readonly settled: Map<number, Claim>;
  readonly options: VerificationOptions;
}

/**
 * Verifies claims against the sources: retrieve passages, ask the judge, check its evidence, pass the gate.
 * Identical claims are judged once; claims whose judgement failed are asked again, then counted as failed.
 *
 * A class: each generator made anew for a check has a shape of its own, which keeps the texts it sees from the quick
 * collection of garbage.
 */
export class ClaimVerifier {
  readonly #judge: ClaimJudge;
  readonly #source: SourceText;
  readonly #retriever: EvidenceRetriever;
  readonly #summary: TextDocument;

  constructor(judge: ClaimJudge, source: SourceText, retriever: EvidenceRetriever, summary: TextDocument) {
    this.#judge = judge;
    this.#source = source;
    this.#retriever = retriever;
    this.#summary = summary;
  }

  /** Undefined when it was called off. */
  async verify(
    claims: readonly ExtractedClaim[],
    options: VerificationOptions = {},
  ): Promise<Verification | undefined> {
    const distinct = await inTurns(this.#retrieveAll(claims), options);
    if (distinct === undefined) return undefined;
    const settling: Settling = { claims, distinct, verdicts: new Map(), settled: new Map(), options };
    await this.#judgeAll(settling);
    return inTurns(this.#settleAll(settling), options);
  }

  /** Every claim once, by its words, with the passages it is compared with. */
  *#retrieveAll(claims: readonly ExtractedClaim[]): Steps<ReadonlyMap<string, ClaimToJudge>> {
    const source = this.#source;
    const summary = this.#summary;
    const distinct = new Map<string, ClaimToJudge>();
    for (const claim of claims) {
      const key = keyOf(claim);
      if (distinct.has(key)) continue;
      const own = claimLanguage(claim, summary, source);
      const text = source.beside(claim.text, own, summary.sentences[claim.sentence_index]);
      yield* text.readSentences();
      yield* text.readValues();
      yield* readValuesFor(text, source);
      yield claim.text.length / 2;
      yield* verbatimSteps(comparedText(text), source);
      distinct.set(key, { claim, passages: this.#retriever.retrieve(text), language: own });
      yield 500 + claim.text.length / 2;
    }
    yield* readAround(claims, source);
    return distinct;
  }

  /** The claims that can no longer change, for whoever wants to hear of them before the others are judged. */
  *#settleJudged(settling: Settling, keys: readonly string[]): Steps<void> {
    const { claims, verdicts } = settling;
    for (const [at, claim] of claims.entries()) {
      const key = keyOf(claim);
      if (!keys.includes(key) || verdicts.get(key)?.status !== "ok") continue;
      this.#settle(settling, at, claim);
      yield 1500;
    }
  }

  #settle({ claims, distinct, verdicts, settled, options }: Settling, at: number, claim: ExtractedClaim): Claim {
    const known = settled.get(at);
    if (known !== undefined) return known;
    const key = keyOf(claim);
    const result = this.#toClaim(claim, at, distinct.get(key)!, verdicts.get(key) ?? MISSING, options);
    settled.set(at, result);
    options.onClaim?.(result, claims.length);
    return result;
  }

  *#settleAll(settling: Settling): Steps<Verification> {
    const places = new Map<string, Range>();
    const judged: Claim[] = [];
    for (const [at, claim] of settling.claims.entries()) {
      const verdict = settling.verdicts.get(keyOf(claim)) ?? MISSING;
      const result = this.#settle(settling, at, claim);
      const place = verdict.status === "ok" ? verdict.place : undefined;
      if (place !== undefined && claim.start_char !== null && result.label !== "correct") {
        const { start, end } = claim.toWritten?.(place) ?? place;
        places.set(result.id, { start: claim.start_char + start, end: claim.start_char + end });
      }
      judged.push(result);
      // Laying a claim over a quote that is not proved takes most of the time of a check with a model.
      yield verdict.status === "ok" && this.#deciderOf(verdict) !== "rules" ? 1500 : 20;
    }
    return { claims: judged, places };
  }

  async #judgeAll(settling: Settling): Promise<void> {
    const { distinct, verdicts, options } = settling;
    const judge = this.#judge;
    const source = this.#source;
    const { language } = this.#summary;
    const size = options.isolateClaims ? 1 : Math.max(1, judge.batchSize);
    let open = [...distinct.keys()];
    for (let round = 0; round <= (options.retries ?? 1) && open.length > 0; round += 1) {
      if (options.signal?.aborted && round > 0) break;
      const { signal, pause } = options;
      const sample = again(options.sample, round);
      const batches = Array.from({ length: Math.ceil(open.length / size) }, (_, at) =>
        open.slice(at * size, (at + 1) * size),
      );
      // Side by side: however many claims, the answer is one round away.
      const ask = async (keys: readonly string[]) => {
        const batch = keys.map((key) => distinct.get(key)!);
        const answers = await judge.judge({ source, claims: batch, language, signal, pause, sample });
        for (const [at, key] of keys.entries()) verdicts.set(key, answers[at] ?? MISSING);
        if (options.onClaim && batches.length > 1) await inTurns(this.#settleJudged(settling, keys), options);
      };
      await Promise.all(batches.map(ask));
      open = open.filter((key) => verdicts.get(key)?.status !== "ok");
    }
  }

  #toClaim(
    claim: ExtractedClaim,
    at: number,
    { passages: found, language: own }: ClaimToJudge,
    verdict: ProposedVerdict,
    options: VerificationOptions,
  ): Claim {
    const source = this.#source;
    const { language } = this.#summary;
    const common = {
      id: `c${at + 1}`,
      text: claim.text,
      start_char: claim.start_char,
      end_char: claim.end_char,
      sentence_index: claim.sentence_index,
    };
    const passages = (verdict.status === "ok" ? verdict.passages : undefined) ?? found;
    if (verdict.status === "failed") {
      const path = { label_raw: null, label_final: "failed", gate_reason: null } as const;
      return { ...common, ...FAILED, ...(options.debug ? { debug: debugOf(passages, verdict, path) } : {}) };
    }
    const selection = selectEvidence(verdict, passages, source.text, language);
    const conflict = verdict.conflict && selectEvidence(verdict.conflict, passages, source.text, language).quote;
    const confidence = Number.isFinite(verdict.confidence) ? Math.min(1, Math.max(0, verdict.confidence)) : 0;
    // The embedded rules have proved what they propose; others are only quoted.
    const decider = this.#deciderOf(verdict);
    const isProved = decider === "rules" || selection.quote === null;
    const decision = gate(
      {
        label_raw: verdict.label,
        confidence,
        evidence_found: selection.quote !== null,
        quote_supports: isProved
          ? "carries"
          : quoteSupport(claim, own, selection.quote, source, verdict.label === "incorrect"),
        coverage_ok: verdict.coverage_ok,
      },
      {
        requireEvidenceForCorrect: options.requireEvidenceForCorrect,
        trust: options.trust?.recordOf(own.code, decider),
      },
    );
    options.onGate?.(decision.gate_reason);
    const evidence = selection.quote && this.#inItsSource(selection.quote);
    const path = {
      label_raw: verdict.label,
      label_final: decision.label,
      gate_reason: decision.gate_reason,
      evidence_selection_reason: selection.reason,
    };
    return {
      ...common,
      label: decision.label,
      uncertain_reason:
        decision.label === "uncertain" ? uncertainReason(verdict.label, selection.reason, decision.gate_reason) : null,
      confidence: decision.confidence,
      // The kind of an error that nobody may rely on would tell the verdict that was taken back.
      error_type: decision.label === "correct" || decision.gate_reason === "below_trust" ? null : verdict.error_type,
      selected_evidence_index: selection.index,
      evidence_found: evidence !== null,
      evidence_quote: evidence?.text ?? null,
      evidence,
      ...(decision.label === "correct" && conflict ? { conflict: this.#inItsSource(conflict) } : {}),
      ...(verdict.decided_by && { decided_by: verdict.decided_by }),
      ...(options.debug ? { debug: debugOf(passages, verdict, path) } : {}),
    };
  }

  #deciderOf({ decided_by }: Extract<ProposedVerdict, { status: "ok" }>): DecidedBy {
    return decided_by ?? (this.#judge.origin === "embedded" ? "rules" : "model");
  }

  /** A quote with its place in the source it stands in, which it names where there are several. */
  #inItsSource(quote: EvidenceQuote): EvidenceQuote {
    const { id, start } = this.#source.partAt(quote.start_char);
    if (id === null) return quote;
    const { start_char, end_char } = quote;
    return { ...quote, start_char: start_char - start, end_char: end_char - start, source_id: id };
  }
}

const MISSING: ProposedVerdict = { status: "failed", code: "missing_verdict", detail: "the judge left this claim out" };

const FAILED = {
  label: "failed",
  uncertain_reason: null,
  confidence: null,
  error_type: null,
  selected_evidence_index: -1,
  evidence_found: false,
  evidence_quote: null,
  evidence: null,
} as const;

function keyOf(claim: ExtractedClaim): string {
  return [claim.text.trim().replace(/\s+/g, " "), claim.under ?? "", claim.columns ?? "", claim.after ?? ""].join("\n");
}

function debugOf(
  passages: readonly Passage[],
  verdict: ProposedVerdict,
  path: Pick<ClaimDebug, "label_raw" | "label_final" | "gate_reason"> &
    Partial<Pick<ClaimDebug, "evidence_selection_reason">>,
): ClaimDebug {
  const answered = verdict.status === "ok";
  const index = answered ? verdict.selected_evidence_index : null;
  return {
    evidence_selection_reason: null,
    ...path,
    coverage_ok: answered ? verdict.coverage_ok : null,
    coverage_note: answered ? verdict.coverage_note : null,
    raw_verifier_output: verdict.raw ?? null,
    selected_evidence_index_raw: printable(index),
    evidence_quote_raw: answered && typeof verdict.evidence_quote === "string" ? verdict.evidence_quote : null,
    parse_ok: answered,
    parse_error: answered ? null : `${verdict.code}: ${verdict.detail}`,
    retrieval_scores: passages.map((passage) => passage.score),
  };
}

/** A further try must not read the cached answer of the failed one. */
function again(sample: number | undefined, round: number): number | undefined {
  return round === 0 ? sample : (sample ?? 0) + 1000 * round;
}

/** What the judge printed as an index, in a form JSON can hold. */
function printable(index: unknown): ClaimDebug["selected_evidence_index_raw"] {
  if (typeof index === "number") return Number.isFinite(index) ? index : String(index);
  return typeof index === "string" || typeof index === "boolean" ? index : null;
}
