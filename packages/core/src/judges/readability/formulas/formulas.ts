import type { TextCounts } from "./text-counts.ts";

const perSentence = (c: TextCounts) => c.words / c.sentences;
const perWord = (c: TextCounts) => c.syllables / c.words;
const percent = (part: number, c: TextCounts) => (100 * part) / c.words;

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

/** Fernández-Huerta, Spanish (1959), with words per sentence as the second term: 0 hard to 100 easy. */
export const fernandezHuerta = (c: TextCounts) => 206.84 - 60 * perWord(c) - 1.02 * perSentence(c);

/** Szigriszt-Pazos perspicuity, Spanish (1993), the value behind the INFLESZ scale. */
export const szigrisztPazos = (c: TextCounts) => 206.835 - 62.3 * perWord(c) - perSentence(c);

/** Flesch for Brazilian Portuguese (Martins et al. 1996). */
export const fleschPortuguese = (c: TextCounts) => 248.835 - 1.015 * perSentence(c) - 84.6 * perWord(c);

/** LIX, any language (Björnsson 1968): below 30 very easy, above 60 very hard. */
export const lix = (c: TextCounts) => perSentence(c) + percent(c.long_words, c);

/** RIX, any language (Anderson 1983). */
export const rix = (c: TextCounts) => c.long_words / c.sentences;

/** The five steps of the INFLESZ scale (Barrio-Cantalejo 2008). */
export type InfleszLevel = "muy_dificil" | "algo_dificil" | "normal" | "bastante_facil" | "muy_facil";

/** Where a Szigriszt-Pazos value stands on the INFLESZ scale: below 40, to 55, to 65, to 80, above 80. */
export function infleszLevel(perspicuity: number): InfleszLevel {
  if (perspicuity < 40) return "muy_dificil";
  if (perspicuity <= 55) return "algo_dificil";
  if (perspicuity <= 65) return "normal";
  return perspicuity <= 80 ? "bastante_facil" : "muy_facil";
}
