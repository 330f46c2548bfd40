import type { JudgedText } from "../../judge/judged-text.ts";
import type { Measure } from "../../judge/measure.ts";

/** A jump over more source sentences than this counts no more. */
const FAR = 2;
/** A sentence must share this much with its place in the source before its place says anything. */
const PLACED_FROM = 0.2;

/** Sentences told before what comes earlier in the source, and jumps between distant places of it. */
export function orderAgainstSource({ sentences, source }: JudgedText): Measure[] {
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
        found.push({ key: "late_opening", issue_type: "ORDERING", ...place, value, amount: 1 });
      }
      return;
    }
    const before = matches[i - 1]!;
    if (here.share < PLACED_FROM || before.share < PLACED_FROM) return;
    const jump = here.index - before.index;
    if (jump < 0) found.push({ key: "order_break", issue_type: "ORDERING", ...place, value: -jump, amount: 1 });
    const distance = Math.abs(jump - 1);
    if (distance > 0) {
      const amount = Math.min(FAR, distance) / FAR / gaps;
      found.push({ key: "source_jump", issue_type: "MISSING_LINK", ...place, value: distance, amount });
    }
  });
  return found;
}

/** Opening sentence without the source's main words, and main words the whole text never mentions. */
export function topicOfSource({ sentences, source, text }: JudgedText): Measure[] {
  const first = sentences[0];
  if (source === null || first === undefined || source.topics.length === 0) return [];
  const told = new Set<string>();
  for (const { stems } of sentences) for (const stem of stems) told.add(stem);
  const share = (stems: ReadonlySet<string>) =>
    source.topics.filter((stem) => stems.has(stem)).length / source.topics.length;
  const found: Measure[] = [];
  const opening = share(first.stems);
  if (opening < 0.6) {
    const place = { start: first.start, end: first.end };
    found.push({ key: "off_topic_opening", issue_type: "OTHER", ...place, value: opening, amount: 0.6 - opening });
  }
  const all = share(told);
  if (all < 1) {
    const place = { start: first.start, end: sentences.at(-1)?.end ?? text.length };
    found.push({ key: "topic_missing", issue_type: "OTHER", ...place, value: all, amount: 1 - all });
  }
  return found;
}
