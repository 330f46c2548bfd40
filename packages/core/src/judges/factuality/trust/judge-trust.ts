import type { DecidedBy, LanguageTrust, TrustNote, TrustProfile, VerdictTrust } from "../../../contracts/index.ts";
import type { VerdictRecord } from "../gate.ts";
import { calibrated } from "./calibrated.ts";
import { isMeasured } from "./is-measured.ts";

/** The record of a judge as the gate asks for it. */
export interface JudgeTrust {
  /** What is known of verdicts on claims of a language; undefined where the judge was not measured in it. */
  recordOf(lang: string, decider?: DecidedBy): VerdictRecord | undefined;
  /** What a result says of it. */
  noteOf(language: { readonly code: string }): TrustNote | undefined;
}

/** Makes a profile the yardstick of the judge it describes: verdicts must be right as often as is asked for. */
export function judgeTrust({ judge, languages }: TrustProfile, minPrecision: number): JudgeTrust {
  const byLanguage = new Map<string, LanguageTrust>(languages.map((one) => [one.lang, one]));
  return {
    recordOf(lang, decider) {
      const all = byLanguage.get(lang);
      const known = all?.deciders?.find(({ decided_by }) => decided_by === decider) ?? all;
      return known && ((label, confidence) => recordOf(known[label], confidence, minPrecision));
    },
    noteOf({ code: lang }) {
      const known = byLanguage.get(lang);
      if (known === undefined) return undefined;
      return {
        judge,
        lang,
        min_precision: minPrecision,
        correct: known.correct.right,
        incorrect: known.incorrect.right,
      };
    },
  };
}

/** A kind of verdict that is wrong too often is never given; of one that is not, a single verdict may still be too weak. */
function recordOf({ right, calibration }: VerdictTrust, confidence: number, minPrecision: number) {
  if (right.rate === null || right.high === null) return undefined;
  // Too few to say how often it is right may be enough to say that it is not often enough.
  if (!isMeasured(right)) return right.high < minPrecision ? { confidence: right.rate, isTrusted: false } : undefined;
  const share = calibration.length === 0 ? right.rate : calibrated(calibration, confidence);
  return { confidence: share, isTrusted: right.rate >= minPrecision && share >= minPrecision };
}
