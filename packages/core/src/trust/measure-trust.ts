import {
  type ClaimTruth,
  DecidedBy,
  type KindTrust,
  type LabelledClaim,
  type LabelledSource,
  type LanguageTrust,
  type VerdictTrust,
} from "../contracts/index.ts";
import { expectedCalibrationError } from "../evaluation/index.ts";
import { calibrated, isMeasured } from "../judges/factuality/index.ts";
import { calibrate, type KnownVerdict } from "./calibrate.ts";
import type { ClaimAnswer, LabelledAnswer } from "./labelled-answer.ts";
import { rounded, trustRate } from "./trust-rate.ts";

/** A source with its labels, and what the judge said. */
export interface JudgedSource {
  readonly labelled: LabelledSource;
  readonly answer: LabelledAnswer;
}

type Judged = { readonly claim: LabelledClaim; readonly answer: ClaimAnswer; readonly isKept: boolean };
type Given = "correct" | "incorrect";

/** What a verdict says of the claim. */
const TRUTH_OF: Readonly<Record<Given, ClaimTruth>> = { correct: "supported", incorrect: "contradicted" };

/** The record of a judge by language, from what it said of labelled claims. */
export function measureTrust(judged: Iterable<JudgedSource>): LanguageTrust[] {
  const byLanguage = new Map<string, Judged[]>();
  const sources = new Map<string, number>();
  for (const { labelled, answer } of judged) {
    const { lang } = labelled;
    const list = byLanguage.get(lang) ?? [];
    byLanguage.set(lang, list);
    // Every second source of a language is kept from the calibration, to measure it on.
    const isKept = (sources.get(lang) ?? 0) % 2 === 1;
    sources.set(lang, (sources.get(lang) ?? 0) + 1);
    for (const [at, claim] of labelled.claims.entries())
      list.push({ claim, answer: answer.claims[at] ?? FAILED, isKept });
  }
  return [...byLanguage].map(([lang, claims]) => trustIn(lang, claims)).sort((a, b) => (a.lang < b.lang ? -1 : 1));
}

const FAILED: ClaimAnswer = { label: "failed", confidence: null, quote_agrees: null };

function trustIn(lang: string, claims: readonly Judged[]): LanguageTrust {
  const said = (label: ClaimAnswer["label"]) => claims.filter(({ answer }) => answer.label === label);
  const are = (truth: ClaimTruth) => claims.filter(({ claim }) => claim.label === truth);
  const [correct, incorrect] = [said("correct"), said("incorrect")];
  const right = [...correct, ...incorrect].filter(isRight);
  const quoted = right.filter(({ answer }) => answer.quote_agrees !== null);
  const trust = { correct: trustOf(correct), incorrect: trustOf(incorrect) };
  return {
    lang,
    claims: claims.length,
    ...trust,
    confirmed: share(are("supported"), ({ answer }) => answer.label === "correct"),
    found: share(are("contradicted"), ({ answer }) => answer.label === "incorrect"),
    open: trustRate(said("uncertain").length, claims.length),
    failed: said("failed").length,
    evidence: share(quoted, ({ answer }) => answer.quote_agrees === true),
    calibration_error: calibrationError(claims, trust),
    kinds: kindsOf(claims),
    ...decidersOf(claims),
  };
}

/** Where several judges share the work, what each is worth: the better must not answer for the worse, nor lend it its name. */
function decidersOf(claims: readonly Judged[]): Pick<LanguageTrust, "deciders"> {
  const known = DecidedBy.options.filter((one) => claims.some(({ answer }) => answer.decided_by === one));
  if (known.length === 0) return {};
  const said = (decided_by: DecidedBy, label: Given) =>
    trustOf(claims.filter(({ answer }) => answer.label === label && answer.decided_by === decided_by));
  return {
    deciders: known.map((decided_by) => ({
      decided_by,
      correct: said(decided_by, "correct"),
      incorrect: said(decided_by, "incorrect"),
    })),
  };
}

function trustOf(verdicts: readonly Judged[]): VerdictTrust {
  const right = share(verdicts, isRight);
  const seen = verdicts.filter(({ isKept }) => !isKept);
  return { right, calibration: isMeasured({ n: seen.length }) ? calibrate(seen.map(knownVerdict)) : [] };
}

function calibrationError(claims: readonly Judged[], trust: Readonly<Record<Given, VerdictTrust>>) {
  const kept = claims.filter(({ answer, isKept }) => {
    const known = isGiven(answer.label) ? trust[answer.label] : undefined;
    return isKept && known !== undefined && known.calibration.length > 0;
  });
  const labels = kept.map(isRight);
  const errorOf = (confidence: (one: Judged) => number) => {
    const error = expectedCalibrationError(labels, kept.map(confidence));
    return error === null ? null : rounded(error);
  };
  return {
    n: kept.length,
    before: errorOf(({ answer }) => answer.confidence ?? 0),
    after: errorOf(({ answer }) => calibrated(trust[answer.label as Given].calibration, answer.confidence ?? 0)),
  };
}

function kindsOf(claims: readonly Judged[]): KindTrust[] {
  const kinds = new Map<string, KindTrust>();
  for (const { claim, answer } of claims) {
    const key = `${claim.label} ${claim.type}`;
    const kind = kinds.get(key) ?? { type: claim.type, label: claim.label, n: 0, ...NONE };
    kinds.set(key, { ...kind, n: kind.n + 1, [answer.label]: kind[answer.label] + 1 });
  }
  return [...kinds.values()].sort((a, b) => b.n - a.n || (a.type < b.type ? -1 : 1));
}

const NONE = { correct: 0, incorrect: 0, uncertain: 0, failed: 0 } as const;

function share(claims: readonly Judged[], isHit: (one: Judged) => boolean) {
  return trustRate(claims.filter(isHit).length, claims.length);
}

function isRight({ claim, answer }: Judged): boolean {
  return isGiven(answer.label) && TRUTH_OF[answer.label] === claim.label;
}

function isGiven(label: ClaimAnswer["label"]): label is Given {
  return label === "correct" || label === "incorrect";
}

function knownVerdict(one: Judged): KnownVerdict {
  return { confidence: one.answer.confidence ?? 0, right: isRight(one) };
}
