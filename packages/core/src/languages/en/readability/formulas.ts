import { percent, perSentence, perWord, type TextCounts } from "../../parts/readability.ts";

/** Flesch Reading Ease, English (Flesch 1948): 0 hard to 100 easy. */
export const fleschReadingEase = (c: TextCounts) => 206.835 - 1.015 * perSentence(c) - 84.6 * perWord(c);

/** Flesch–Kincaid grade, English (Kincaid et al. 1975): years of school. */
export const fleschKincaidGrade = (c: TextCounts) => 0.39 * perSentence(c) + 11.8 * perWord(c) - 15.59;

/** Gunning fog index, English (Gunning 1952); every word of three syllables counts as complex. */
export const gunningFog = (c: TextCounts) => 0.4 * (perSentence(c) + percent(c.polysyllables, c));

/** SMOG grade, English (McLaughlin 1969). */
export const smog = (c: TextCounts) => 1.043 * Math.sqrt((30 * c.polysyllables) / c.sentences) + 3.1291;

/** Automated Readability Index, English (Smith and Senter 1967). */
export const automatedReadabilityIndex = (c: TextCounts) => (4.71 * c.letters) / c.words + 0.5 * perSentence(c) - 21.43;

/** Coleman–Liau index, English (1975). */
export const colemanLiau = (c: TextCounts) => 0.0588 * percent(c.letters, c) - 0.296 * percent(c.sentences, c) - 15.8;
