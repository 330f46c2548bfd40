import type { GoodText } from "./good-texts.ts";

/** A damaged text: what must fall, which issue must appear, and where (any overlap with one of the places). */
export interface Damaged {
  readonly text: string;
  readonly dimension: "coherence" | "readability";
  readonly issue_types: readonly string[];
  readonly places: readonly (readonly [start: number, end: number])[];
}

/** Ways to damage a good text. */
export const MUTATIONS: Readonly<Record<string, (good: GoodText) => Damaged>> = {
  "shuffle the sentences": ({ summary: [a, b, c, d] }) => {
    const text = [c, a, d, b].join(" ");
    // The sentences that now stand before what they follow in the source.
    const places = [a, b].map((sentence) => placeOf(text, sentence));
    return { text, dimension: "coherence", issue_types: ["ORDERING"], places };
  },
  "insert a contradiction": ({ summary: [a, b, c, d], contradiction }) => {
    const text = [a, b, c, d, contradiction].join(" ");
    const places = [placeOf(text, contradiction)];
    return { text, dimension: "coherence", issue_types: ["CONTRADICTION"], places };
  },
  "drop a referent": ({ summary: [, b, c, d] }) => {
    const text = [b, c, d].join(" ");
    const places = [[0, b.indexOf(" ")]] as const;
    return { text, dimension: "coherence", issue_types: ["UNCLEAR_REFERENCE"], places };
  },
  "merge into a run-on": ({ summary }) => {
    const text = summary
      .map((sentence, i) => {
        const bare = sentence.slice(0, -1);
        return i === 0 ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
      })
      .join(" ")
      .concat(".");
    const places = [[0, text.length]] as const;
    return { text, dimension: "readability", issue_types: ["LONG_SENTENCE", "RUN_ON"], places };
  },
  "add four commas": ({ summary: [a, b, c, d] }) => {
    const words = c.split(" ");
    const heavy = words.map((word, i) => (i >= 1 && i <= 4 && !word.endsWith(",") ? `${word},` : word)).join(" ");
    const text = [a, b, heavy, d].join(" ");
    const places = [placeOf(text, heavy)];
    return { text, dimension: "readability", issue_types: ["PUNCTUATION_OVERLOAD"], places };
  },
  "truncate in the middle of a word": ({ summary }) => {
    const text = summary.join(" ");
    const words = [...text.matchAll(/\p{L}{7,}/gu)];
    const last = words.at(-1)!;
    const cut = last.index + Math.ceil(last[0].length / 2);
    const places = [[last.index, cut]] as const;
    return { text: text.slice(0, cut), dimension: "readability", issue_types: ["TRUNCATED_SENTENCE"], places };
  },
};

function placeOf(text: string, sentence: string): readonly [number, number] {
  const start = text.indexOf(sentence);
  return [start, start + sentence.length];
}
