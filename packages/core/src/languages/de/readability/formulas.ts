import { percent, perSentence, perWord, type TextCounts } from "../../parts/readability.ts";

/** Amstad's Flesch for German (1978): 0 hard to 100 easy. */
export const amstad = (c: TextCounts) => 180 - perSentence(c) - 58.5 * perWord(c);

/** The four Wiener Sachtextformeln (Bamberger and Vanecek 1984): German school grade 4–15. */
export const wienerSachtextformel1 = (c: TextCounts) =>
  0.1935 * percent(c.polysyllables, c) +
  0.1672 * perSentence(c) +
  0.1297 * percent(c.long_words, c) -
  0.0327 * percent(c.monosyllables, c) -
  0.875;
export const wienerSachtextformel2 = (c: TextCounts) =>
  0.2007 * percent(c.polysyllables, c) + 0.1682 * perSentence(c) + 0.1373 * percent(c.long_words, c) - 2.779;
export const wienerSachtextformel3 = (c: TextCounts) =>
  0.2963 * percent(c.polysyllables, c) + 0.1905 * perSentence(c) - 1.1144;
export const wienerSachtextformel4 = (c: TextCounts) =>
  0.2744 * percent(c.polysyllables, c) + 0.2656 * perSentence(c) - 1.693;
