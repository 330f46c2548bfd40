import type { Steps } from "../../../ports/steps.ts";
import { readOnce } from "../../../text/read-once.ts";
import { costOf, type LaidClaim, layOver } from "../alignment/laid-claim.ts";
import { statementItems } from "../alignment/statement-items.ts";
import { isToldBySomebody } from "../alignment/told-by.ts";
import { findVerbatim } from "../retrieval/find-verbatim.ts";
import { isTakenBack } from "../rules/shared/is-taken-back.ts";
import { comparedText, type SourceText } from "../source-text.ts";
import { sharedCount } from "./aligned-sentence.ts";
import { claimParts } from "./claim-parts.ts";
import { type ComparedSpan, comparedClaim, sourceSentence } from "./compared-span.ts";
import { findConflict } from "./find-conflict.ts";
import { type FoundContradiction, findContradiction } from "./find-contradiction.ts";
import { findExchange } from "./find-exchange.ts";
import { findRepair } from "./find-repair.ts";
import { isOnSubject } from "./is-on-subject.ts";
import { isTurned, proves } from "./is-proof.ts";
import { withoutUnknownTeller } from "./unknown-teller.ts";

/** A claim beside its source, as the embedded judge and the estimate read it. The first that is there decides. */
export interface ClaimReading {
  /** The sentence of the source that has the claim word for word. */
  readonly verbatim?: number;
  /** The claim laid over a sentence that no rule objects to. */
  readonly proof?: LaidClaim;
  /** Beside a proof, the claim laid over a sentence that gives another value. */
  readonly conflict?: LaidClaim | undefined;
  readonly contradiction?: ContradictedPart | undefined;
  /** The claim laid over the sentence that says most of it. */
  readonly closest?: LaidClaim | undefined;
  /** The claim laid over the first sentence on its subject. */
  readonly onSubject?: LaidClaim | undefined;
}

/** A contradiction with all of a claim, or with a part of it that begins at an offset of its text. */
export interface ContradictedPart extends FoundContradiction {
  readonly from: number;
}

/**
 * What the judge has read stays with the claim: the estimate asks for the same, and alignment is most of the work. In the claim
 * itself: what an old WeakMap holds survives each quick collection of garbage, and with a reading both its texts.
 */
const kept = readOnce((_span: ComparedSpan): { reading?: ClaimReading } => ({}));

/** Reads a claim against the sentences it may speak of, once. */
export function* readClaim(text: string, sentences: () => readonly number[], source: SourceText): Steps<ClaimReading> {
  const span = comparedClaim(source, text);
  const claim = kept(span);
  claim.reading ??= yield* read(span, sentences(), source);
  return claim.reading;
}

function* read(span: ComparedSpan, sentences: readonly number[], source: SourceText): Steps<ClaimReading> {
  const verbatim = findVerbatim(comparedText(source.beside(span.text)), source);
  if (verbatim !== undefined && !isTakenBack(span, verbatim, source)) {
    return { verbatim, conflict: yield* findConflict(yield* layOver(span, alike(span, sentences, source), source)) };
  }
  const [opening] = span.language.judging.logic.openings?.exec(span.text) ?? [];
  if (opening !== undefined) {
    const rest = comparedClaim(source, span.text.slice(opening.length));
    return movedBy(opening.length, yield* read(rest, sentences, source));
  }
  const labelled = yield* readLabelled(span, sentences, source);
  if (labelled !== undefined) return labelled;
  const close = near(span, sentences, source);
  const laid = yield* layOver(span, close, source);
  const first = yield* firstProof(laid);
  // Where no further sentence has a number of the claim, asking again would give the same answers.
  const wider = new Set(first === undefined ? [...close, ...numbered(span, sentences, source)] : close);
  const further = wider.size > close.length ? yield* layOver(span, [...wider], source) : [];
  const proof = first ?? (yield* firstProof(further));
  const closest = laid[0];
  const rest = () => ({
    closest,
    onSubject: laid.find(({ sentence }) => isOnSubject(span, sourceSentence(source, sentence))),
  });
  if (proof !== undefined) yield costOf(proof.plain);
  if (proof !== undefined && isTurned(proof)) return rest();
  if (proof !== undefined) return { proof, conflict: yield* findConflict(laid) };
  const told = withoutUnknownTeller(span, source);
  if (told !== undefined) {
    // A teller the source does not know is no contradiction, and no proof either; where it names another, both may have said so.
    const { contradiction } = movedBy(told.start, yield* read(told.span, sentences, source));
    if (contradiction === undefined) return rest();
    const sentence = statementItems(sourceSentence(source, contradiction.laid.sentence));
    return isToldBySomebody(sentence, span.language) ? rest() : { contradiction, closest };
  }
  const whole = (yield* findContradiction(laid)) ?? (yield* findContradiction(further));
  if (whole !== undefined) return { contradiction: { ...whole, from: 0 }, closest };
  for (const part of claimParts(span, source)) {
    const found = yield* findContradiction(yield* layOver(part.span, near(part.span, sentences, source), source));
    if (found !== undefined) return { contradiction: { ...found, from: part.start }, closest };
  }
  const changed = (yield* findExchange(span, laid, source)) ?? (yield* findRepair(laid, source));
  return changed === undefined ? rest() : { contradiction: { ...changed, from: 0 }, closest };
}

/** "Returns: Customers may return items": a label before what is proved, where the sentence that proves it says the label as well. */
function* readLabelled(
  span: ComparedSpan,
  sentences: readonly number[],
  source: SourceText,
): Steps<ClaimReading | undefined> {
  const [label] = LABEL.exec(span.text) ?? [];
  // Of several labels in a row none is tried: each would be read to its end.
  if (label === undefined || LABEL.test(span.text.slice(label.length))) return undefined;
  const rest = yield* read(comparedClaim(source, span.text.slice(label.length)), sentences, source);
  const sentence = rest.verbatim ?? rest.proof?.sentence;
  if (sentence === undefined) return undefined;
  const { content } = sourceSentence(source, sentence);
  const named = comparedClaim(source, label).words.filter(({ stop }) => !stop);
  return named.every(({ stem }) => content.has(stem)) ? movedBy(label.length, rest) : undefined;
}

const LABEL = /^\p{L}[^:.!?\n]{0,40}: (?=[\p{Lu}\p{N}¿¡"“«])/u;

/** The reading of a part of a claim, as one of the claim. */
function movedBy(by: number, reading: ClaimReading): ClaimReading {
  const { contradiction } = reading;
  return { ...reading, contradiction: contradiction && { ...contradiction, from: contradiction.from + by } };
}

function* firstProof(laid: readonly LaidClaim[]): Steps<LaidClaim | undefined> {
  for (const one of laid) {
    if (yield* proves(one)) return one;
  }
  return undefined;
}

/** A sentence that shares less of a claim's content says something else. */
const MIN_SHARED = 0.2;

/** The sentences that share enough with a claim to be laid beside it, or else the one that shares most. */
function near(claim: ComparedSpan, sentences: readonly number[], source: SourceText): readonly number[] {
  const shared = sentences.map((sentence) => sharedCount(claim, sourceSentence(source, sentence)));
  const most = Math.max(0, ...shared);
  const least = Math.min(most, MIN_SHARED * claim.content.size);
  return sentences.filter((_, at) => shared[at]! > 0 && shared[at]! >= least);
}

/** The sentences that share a word and a number with a claim: a list says little on each of its lines. */
function numbered(claim: ComparedSpan, sentences: readonly number[], source: SourceText): readonly number[] {
  const numbers = new Set(claim.words.filter(({ number }) => number).map(({ lower }) => lower));
  if (numbers.size === 0) return [];
  return sentences.filter((sentence) => {
    const span = sourceSentence(source, sentence);
    return span.words.some(({ lower }) => numbers.has(lower)) && sharedCount(claim, span) > 0;
  });
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
