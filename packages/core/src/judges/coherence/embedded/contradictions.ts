import type { Steps } from "../../../ports/steps.ts";
import {
  type AnalysedSentence,
  areAntonyms,
  compareDates,
  compareQuantities,
  type ValueRelation,
  type Values,
} from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** How far back a sentence is compared: bounds the time on very long texts. */
const WINDOW = 30;
/** Two sentences speak of the same thing from this share of common content words on. */
const SAME_MATTER = 0.6;
/** One negation among two loosely related sentences proves nothing. */
const SAME_WORDING = 0.75;
/** Longer sentences are no sentences; comparing all their values would only cost time. */
const MAX_WORDS = 200;

/** The contradictions of a text: sentences that cannot be true together with an earlier one. */
export function* contradictions({ sentences, lexicon, language }: JudgedText): Steps<Measure[]> {
  const found: Measure[] = [];
  for (const later of sentences) {
    yield 50;
    for (const earlier of sentences.slice(Math.max(0, later.index - WINDOW), later.index)) {
      if (later.tokens.length > MAX_WORDS || earlier.tokens.length > MAX_WORDS) continue;
      const shared = sharedMatter(matterOf(earlier), matterOf(later), later);
      if (shared < SAME_MATTER) continue;
      const turned = shared >= SAME_WORDING && isNegated(earlier) !== isNegated(later);
      if (!turned && !opposed(earlier, later) && !valuesDiffer(earlier, later)) continue;
      const place = { start: later.start_char, end: later.end_char, value: earlier.index + 1 };
      found.push({ key: "contradiction", issue_type: "CONTRADICTION", ...place, amount: 1 });
      break;
    }
  }
  return found;

  function isNegated(sentence: AnalysedSentence): boolean {
    return sentence.tokens.some(({ lower }) => lexicon.negations.has(lower) || lower.endsWith("n't"));
  }

  /** True when a word of one sentence has its opposite in the other and neither has both. */
  function opposed(a: AnalysedSentence, b: AnalysedSentence): boolean {
    const only = (from: AnalysedSentence, other: AnalysedSentence) =>
      from.tokens.filter((word) => word.isContent && !other.stems.has(word.stem)).slice(0, 12);
    const right = only(b, a);
    return only(a, b).some((one) => right.some((two) => areAntonyms(one.stem, two.stem, language)));
  }
}

/** The content words of a sentence, numbers left out. */
const matterOf = readOnce(({ stems }: AnalysedSentence) => [...stems].filter((stem) => !/\d/u.test(stem)));

function valuesDiffer({ values: left }: AnalysedSentence, { values: right }: AnalysedSentence): boolean {
  const strong = ({ quantities }: Values) => quantities.filter(({ weak }) => weak !== true);
  return (
    excludeEachOther(strong(left), strong(right), compareQuantities) ||
    excludeEachOther(left.dates, right.dates, compareDates)
  );
}

/** True when each side states a value that differs from a comparable one of the other and has no partner there. */
function excludeEachOther<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => ValueRelation): boolean {
  const lonely = (from: readonly T[], to: readonly T[]) =>
    from.some((one) => {
      const relations = to.map((other) => compare(one, other));
      return relations.includes("different") && !relations.some((r) => r === "equal" || r === "compatible");
    });
  return lonely(left, right) && lonely(right, left);
}

/** Share of the smaller sentence's content words, numbers left out, that the other one has too. */
function sharedMatter(left: readonly string[], right: readonly string[], { stems }: AnalysedSentence): number {
  const size = Math.min(left.length, right.length);
  if (size < 2) return 0;
  return left.filter((stem) => stems.has(stem)).length / size;
}
