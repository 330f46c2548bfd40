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
import type { CoherenceMeasure } from "./coherence-measures.ts";

/** How far back a sentence is compared: bounds the time on very long texts. */
const WINDOW = 30;
/** Sentences say the same but for one thing when they share this much of the shorter and of the longer one. */
const OF_SHORTER = 0.75;
const OF_LONGER = 0.5;
/** Fewer content words are shared by chance. */
const FEWEST_SHARED = 2;
/** Longer sentences are no sentences; comparing all their values would only cost time. */
const MAX_WORDS = 200;

/** The contradictions of a text: sentences that say the same as an earlier one but for one value, one "not", one opposite. */
export function* contradictions({ sentences }: JudgedText): Steps<CoherenceMeasure[]> {
  const found: CoherenceMeasure[] = [];
  for (const later of sentences) {
    yield 50;
    if (!isPlainStatement(later) || opensAnotherCase(later)) continue;
    for (const earlier of sentences.slice(Math.max(0, later.index - WINDOW), later.index)) {
      if (earlier.language !== later.language || !isPlainStatement(earlier)) continue;
      const frame = commonFrame(earlier, later);
      if (frame === null || !turns(earlier, later, frame)) continue;
      const place = { start: later.start_char, end: later.end_char, value: earlier.index + 1 };
      found.push({ key: "contradiction", ...place, amount: 1 });
      break;
    }
  }
  return found;
}

/** Questions ask, quotations belong to others, entries of a table ("Team: 2 TB") are about different things. */
const isPlainStatement = readOnce(
  ({ text, tokens }: AnalysedSentence) =>
    tokens.length <= MAX_WORDS && /[.!…]\s*$/u.test(text) && !/["“”„«»:|\t]|^\s*[-•*–]/u.test(text),
);

/** "After Unit B had changed", "Then": told of another time or another case. */
function opensAnotherCase({ tokens, language }: AnalysedSentence): boolean {
  const { clauseOpeners, subjectOpeners, connectives } = language.wordClasses;
  const opening = tokens[0]?.lower ?? "";
  return (clauseOpeners.has(opening) && !subjectOpeners.has(opening)) || connectives.has(opening);
}

/** What each of two sentences about the same matter says alone; numbers left out. */
interface Frame {
  readonly earlier: readonly string[];
  readonly later: readonly string[];
}

/** The frame of two sentences about the same matter; null for others. */
function commonFrame(a: AnalysedSentence, b: AnalysedSentence): Frame | null {
  const left = matterOf(a);
  const right = matterOf(b);
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  const earlier = left.filter((stem) => !b.stems.has(stem));
  const later = right.filter((stem) => !a.stems.has(stem));
  const shared = left.length - earlier.length;
  const values = commonValues(a, b);
  if (shared === 0 || shared + values < FEWEST_SHARED) return null;
  const isSame = (shared + values) / (shorter.length + values) >= OF_SHORTER && shared / longer.length >= OF_LONGER;
  return isSame || isTurned(earlier, later, b) ? { earlier, later } : null;
}

/** The content words of a sentence, those of its numbers and dates left out. */
const matterOf = readOnce(({ tokens, values: { quantities, dates }, start_char }: AnalysedSentence) => {
  const values = [...quantities, ...dates];
  const isValue = (start: number) => values.some((value) => value.start <= start && start < value.end);
  const words = tokens.filter(
    ({ isContent, start, lower }) => isContent && !/\d/u.test(lower) && !isValue(start - start_char),
  );
  return [...new Set(words.map(({ stem }) => stem))];
});

/** True when exactly one thing differs: a value, a negation, or a word and its opposite. */
function turns(a: AnalysedSentence, b: AnalysedSentence, { earlier, later }: Frame): boolean {
  // What one of them adds is no difference; what each says alone is another matter.
  const differs = earlier.length > 0 && later.length > 0;
  const isNegated = negations(a) !== negations(b);
  const changed = differingValues(a, b);
  if (differs) return isTurned(earlier, later, b) && !isNegated && changed === 0;
  return isNegated ? changed === 0 : changed === 1;
}

/** True when the only word each says alone is the opposite of the other's. */
function isTurned(earlier: readonly string[], later: readonly string[], { language }: AnalysedSentence): boolean {
  return earlier.length === 1 && later.length === 1 && areAntonyms(earlier[0]!, later[0]!, language);
}

function negations({ tokens, language }: AnalysedSentence): number {
  const { negations: words } = language.wordClasses;
  return tokens.filter(({ lower }) => words.has(lower) || lower.endsWith("n't")).length % 2;
}

/** How many values stand in both sentences. */
function commonValues({ values: left }: AnalysedSentence, { values: right }: AnalysedSentence): number {
  const common = <T>(from: readonly T[], to: readonly T[], compare: (a: T, b: T) => ValueRelation) =>
    from.filter((one) => to.some((other) => compare(one, other) === "equal")).length;
  return common(left.quantities, right.quantities, compareQuantities) + common(left.dates, right.dates, compareDates);
}

/** How many values of one sentence are another value in the other one. */
function differingValues({ values: left }: AnalysedSentence, { values: right }: AnalysedSentence): number {
  const strong = ({ quantities }: Values) => quantities.filter(({ weak }) => weak !== true);
  return excluded(strong(left), strong(right), compareQuantities) + excluded(left.dates, right.dates, compareDates);
}

/** Values that differ from a comparable one of the other side and have no partner there, the same on both sides. */
function excluded<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => ValueRelation): number {
  const lonely = (from: readonly T[], to: readonly T[]) =>
    from.filter((one) => {
      const relations = to.map((other) => compare(one, other));
      return relations.includes("different") && !relations.some((r) => r === "equal" || r === "compatible");
    }).length;
  const there = lonely(left, right);
  const here = lonely(right, left);
  return there === 0 || here === 0 ? 0 : Math.max(there, here);
}
