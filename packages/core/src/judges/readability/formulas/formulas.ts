import { percent, perSentence, type TextCounts } from "../../../languages/parts/readability.ts";

export * from "../../../languages/readability-formulas.ts";

/** LIX, any language (Björnsson 1968): below 30 very easy, above 60 very hard. */
export const lix = (c: TextCounts) => perSentence(c) + percent(c.long_words, c);

/** RIX, any language (Anderson 1983). */
export const rix = (c: TextCounts) => c.long_words / c.sentences;
