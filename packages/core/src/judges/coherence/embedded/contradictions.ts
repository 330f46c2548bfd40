import { areAntonyms, compareDates, compareQuantities, findValues, type ValueRelation } from "../../../text/index.ts";
import type { JudgedSentence } from "../../shared/judged-sentence.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** How far back a sentence is compared: bounds the time on very long texts. */
const WINDOW = 30;
/** Two sentences speak of the same thing from this share of common content words on. */
const SAME_MATTER = 0.6;
/** One negation among two loosely related sentences proves nothing. */
const SAME_WORDING = 0.75;
/** Longer sentences are no sentences; comparing all their values would only cost time. */
const MOST_WORDS = 200;

/** The contradictions of a text: sentences that cannot be true together with an earlier one. */
export function contradictions({ sentences, lexicon, language }: JudgedText): Measure[] {
  const found: Measure[] = [];
  const matters = new Map<number, readonly string[]>();
  const values = new Map<number, ReturnType<typeof findValues>>();
  for (const later of sentences) {
    for (const earlier of sentences.slice(Math.max(0, later.index - WINDOW), later.index)) {
      if (later.words.length > MOST_WORDS || earlier.words.length > MOST_WORDS) continue;
      const shared = sharedMatter(matterOf(earlier), matterOf(later), later);
      if (shared < SAME_MATTER) continue;
      const turned = shared >= SAME_WORDING && isNegated(earlier) !== isNegated(later);
      if (!turned && !opposed(earlier, later) && !valuesDiffer(earlier, later)) continue;
      const place = { start: later.start, end: later.end, value: earlier.index + 1 };
      found.push({ key: "contradiction", issue_type: "CONTRADICTION", ...place, amount: 1 });
      break;
    }
  }
  return found;

  /** The content words of a sentence, numbers left out. */
  function matterOf({ index, stems }: JudgedSentence): readonly string[] {
    const known = matters.get(index);
    if (known !== undefined) return known;
    const matter = [...stems].filter((stem) => !/\d/u.test(stem));
    matters.set(index, matter);
    return matter;
  }

  function valuesOf(sentence: JudgedSentence) {
    const known = values.get(sentence.index);
    if (known !== undefined) return known;
    const read = findValues(sentence.text, language);
    values.set(sentence.index, read);
    return read;
  }

  function valuesDiffer(a: JudgedSentence, b: JudgedSentence): boolean {
    const left = valuesOf(a);
    const right = valuesOf(b);
    const strong = (side: typeof left) => side.quantities.filter(({ weak }) => weak !== true);
    return (
      excludeEachOther(strong(left), strong(right), compareQuantities) ||
      excludeEachOther(left.dates, right.dates, compareDates)
    );
  }

  function isNegated(sentence: JudgedSentence): boolean {
    return sentence.words.some(({ lower }) => lexicon.negations.has(lower) || lower.endsWith("n't"));
  }

  /** True when a word of one sentence has its opposite in the other and neither has both. */
  function opposed(a: JudgedSentence, b: JudgedSentence): boolean {
    const only = (from: JudgedSentence, other: JudgedSentence) =>
      from.words.filter((word) => word.stem !== null && !other.stems.has(word.stem)).slice(0, 12);
    const right = only(b, a);
    return only(a, b).some((one) => right.some((two) => areAntonyms(one.stem ?? "", two.stem ?? "", language)));
  }
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
function sharedMatter(left: readonly string[], right: readonly string[], { stems }: JudgedSentence): number {
  const size = Math.min(left.length, right.length);
  if (size < 2) return 0;
  return left.filter((stem) => stems.has(stem)).length / size;
}
