import { type JudgedText, shareOfText } from "../../judge/judged-text.ts";
import type { Measure } from "../../judge/measure.ts";

/** A jump over more source sentences than this counts no more. */
const FAR = 2;
/** Summaries jump; only a jump this wide is worth naming. */
const WIDE = 6;
/** A sentence must share this much with its place in the source before its place says anything. */
const PLACED_FROM = 0.2;
/** An opening with this share of the source's main words lacks nothing. */
const OPENING_TOPICS = 0.6;
/** A text with fewer of them misses the topic. */
const FEW_TOPICS = 0.3;

/** Sentences told before what comes earlier in the source, and jumps between distant places of it. */
export function orderAgainstSource(judged: JudgedText): Measure[] {
  const { sentences, source } = judged;
  if (source === null || sentences.length === 0) return [];
  const found: Measure[] = [];
  const gaps = Math.max(1, sentences.length - 1);
  const matches = sentences.map((sentence) => source.match(sentence.stems));
  sentences.forEach((sentence, i) => {
    const here = matches[i]!;
    const place = { start: sentence.start, end: sentence.end };
    if (i === 0) {
      if (here.index > 0) {
        const value = here.index;
        found.push({ key: "late_opening", soft: true, issue_type: "ORDERING", ...place, value, amount: 1 });
      }
      return;
    }
    const before = matches[i - 1]!;
    if (here.share < PLACED_FROM || before.share < PLACED_FROM) return;
    const jump = here.index - before.index;
    if (jump < 0)
      found.push({ key: "order_break", issue_type: "ORDERING", ...place, value: -jump, amount: shareOfText(judged) });
    const distance = Math.abs(jump - 1);
    if (distance > 0) {
      const amount = Math.min(FAR, distance) / FAR / gaps;
      const hint = { soft: true, quiet: distance < WIDE, value: distance, amount };
      found.push({ key: "source_jump", issue_type: "MISSING_LINK", ...place, ...hint });
    }
  });
  return found;
}

/** Opening sentence without the source's main words, and main words the whole text never mentions. */
export function topicOfSource({ sentences, source }: JudgedText): Measure[] {
  const first = sentences[0];
  if (source === null || first === undefined || source.topics.length === 0) return [];
  const told = new Set<string>();
  for (const { stems } of sentences) for (const stem of stems) told.add(stem);
  const share = (stems: ReadonlySet<string>) =>
    source.topics.filter((stem) => stems.has(stem)).length / source.topics.length;
  const place = { issue_type: "OTHER", start: first.start, end: first.end };
  const found: Measure[] = [];
  const opening = share(first.stems);
  if (opening < OPENING_TOPICS) {
    const amount = OPENING_TOPICS - opening;
    found.push({ key: "off_topic_opening", soft: true, ...place, value: opening, amount, quiet: opening > 0 });
  }
  const all = share(told);
  if (all < 1) {
    const quiet = all >= FEW_TOPICS;
    found.push({ key: "topic_missing", soft: true, ...place, value: all, amount: 1 - all, quiet });
  }
  return found;
}
