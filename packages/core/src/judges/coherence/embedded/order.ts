import type { Steps } from "../../../ports/steps.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { CoherenceMeasure } from "./coherence-measures.ts";
import { copiedFrom } from "./lifted.ts";
import { openingPronoun } from "./opening-pronoun.ts";

/** A jump this much wider than even steps through the source would be is a leap. */
const LEAP = 2;
/** Shorter jumps are never leaps, however short the source is. */
const MIN_LEAP = 3;
/** Two sentences may tell a story in either order; from this many gaps on the order of the source counts in full. */
const ORDERED_GAPS = 3;
/** A sentence must share this much with its place in the source before its place says anything. */
const PLACED_FROM = 0.2;
/** An opening with this share of the source's main words speaks of the same matter. */
const OPENING_TOPICS = 0.3;
/** Fewer repeated words are no main words. */
const FEWEST_TOPICS = 7;

/**
 * Sentences told before what comes earlier in the source, leaps between distant places of it, and copied sentences whose
 * pronoun now follows a sentence that stands behind them in the source: it points at the wrong one.
 */
export function* orderAgainstSource(judged: JudgedText): Steps<CoherenceMeasure[]> {
  const { sentences, source } = judged;
  if (source === null || sentences.length === 0) return [];
  const found: CoherenceMeasure[] = [];
  const gaps = Math.max(1, sentences.length - 1);
  // A short text of a long source has to take large steps.
  const leap = Math.max(MIN_LEAP, (LEAP * source.sentences.length) / sentences.length);
  const matches: ReturnType<typeof source.match>[] = [];
  for (const { stems } of sentences) {
    matches.push(source.match(stems));
    yield 30;
  }
  sentences.forEach((sentence, i) => {
    const here = matches[i]!;
    const place = { start: sentence.start_char, end: sentence.end_char };
    if (i === 0) return;
    const before = matches[i - 1]!;
    if (here.share < PLACED_FROM || before.share < PLACED_FROM) return;
    const jump = here.index - before.index;
    if (jump < 0) {
      const amount = shareOfText(judged) * Math.min(1, gaps / ORDERED_GAPS);
      found.push({ key: "order_break", ...place, value: -jump, amount });
      const pronoun =
        copiedFrom(judged, i) !== undefined && copiedFrom(judged, i - 1) !== undefined
          ? openingPronoun(sentence, judged)
          : undefined;
      if (pronoun !== undefined) found.push({ key: "moved_sentence", ...place, value: here.index + 1, amount: 1 });
    }
    const distance = Math.abs(jump - 1);
    if (distance > leap) {
      found.push({ key: "source_jump", ...place, value: distance, amount: 1 / gaps });
    }
  });
  return found;
}

/** An opening sentence with hardly any of the words the source keeps repeating. */
export function topicOfSource({ sentences, source }: JudgedText): CoherenceMeasure[] {
  const first = sentences[0];
  if (source === null || first === undefined || source.topics.length < FEWEST_TOPICS) return [];
  const value = source.topics.filter((stem) => first.stems.has(stem)).length / source.topics.length;
  if (value >= OPENING_TOPICS) return [];
  const place = { start: first.start_char, end: first.end_char, value };
  return [{ key: "off_topic_opening", ...place, amount: OPENING_TOPICS - value }];
}
