import type { JudgedSentence, JudgedText } from "../../judge/judged-text.ts";
import type { Measure } from "../../judge/measure.ts";

const WINDOW = 30;
/** Two sentences speak of the same thing from this share of common content words on. */
const SAME_MATTER = 0.6;
const NUMERIC = /\d/u;

/** A pair of sentences that cannot both be true; the later one is the finding. */
export interface Contradiction {
  readonly earlier: JudgedSentence;
  readonly later: JudgedSentence;
  readonly reason: "number" | "negation";
}

/** Sentences on the same matter that differ in their numbers, or where only one is negated. */
export function findContradictions({ sentences, lexicon }: JudgedText): Contradiction[] {
  const found: Contradiction[] = [];
  for (const later of sentences) {
    for (const earlier of sentences.slice(Math.max(0, later.index - WINDOW), later.index)) {
      if (sharedMatter(earlier, later) < SAME_MATTER) continue;
      const reason = numbersDiffer(earlier, later)
        ? "number"
        : negated(earlier) !== negated(later)
          ? "negation"
          : undefined;
      if (reason !== undefined) {
        found.push({ earlier, later, reason });
        break;
      }
    }
  }
  return found;

  function negated(sentence: JudgedSentence): boolean {
    return sentence.words.some(({ lower }) => lexicon.negations.has(lower) || lower.endsWith("n't"));
  }
}

/** The contradictions of a text as measures. */
export function contradictions(judged: JudgedText): Measure[] {
  return findContradictions(judged).map(({ later }) => ({
    key: "contradiction",
    issue_type: "CONTRADICTION",
    start: later.start,
    end: later.end,
    value: 1,
    amount: 1,
  }));
}

function sharedMatter(a: JudgedSentence, b: JudgedSentence): number {
  let shared = 0;
  let small = 0;
  let large = 0;
  for (const stem of a.stems) {
    if (NUMERIC.test(stem)) continue;
    small += 1;
    if (b.stems.has(stem)) shared += 1;
  }
  for (const stem of b.stems) if (!NUMERIC.test(stem)) large += 1;
  const size = Math.min(small, large);
  return size < 2 ? 0 : shared / size;
}

/** True when both have numbers and neither set holds the other. */
function numbersDiffer(a: JudgedSentence, b: JudgedSentence): boolean {
  const numbersOf = (s: JudgedSentence) => new Set(s.words.filter((w) => NUMERIC.test(w.lower)).map((w) => w.lower));
  const left = numbersOf(a);
  const right = numbersOf(b);
  if (left.size === 0 || right.size === 0) return false;
  const missing = (from: ReadonlySet<string>, to: ReadonlySet<string>) => [...from].some((number) => !to.has(number));
  return missing(left, right) && missing(right, left);
}
