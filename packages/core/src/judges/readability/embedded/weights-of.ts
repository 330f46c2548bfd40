import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Language } from "../../../text/index.ts";
import type { Weights } from "../../shared/measure.ts";
import tables from "./weights.json" with { type: "json" };

/** Learned on English news and without meaning for German, where compounds and clause order differ. */
const ENGLISH_ONLY: ReadonlySet<string> = new Set([
  "little_variety",
  "word_again",
  "uneven_length",
  "reworded",
  "low_reading_ease",
  "stump",
  "brackets",
]);

/** The formula steers Spanish and Portuguese, where no judged sentences were at hand to fit anything finer. */
const FORMULA_WEIGHT = 0.2;
const LETTERS_WEIGHT = 0.06;

const german: Weights = {
  ...Object.fromEntries(Object.entries(tables.damage).filter(([measure]) => !ENGLISH_ONLY.has(measure))),
  ...tables.german,
};
/** Free wording is rare in the English data, where most summaries are copied; elsewhere nothing speaks against it. */
const { reworded: _, ...damage } = tables.damage;
const romance: Weights = { ...damage, low_reading_ease: FORMULA_WEIGHT, sentence_letters: LETTERS_WEIGHT };
const byLanguage: Readonly<Record<Language, Weights>> = { en: tables.damage, de: german, es: romance, pt: romance };

/** What each measure costs in a language. */
export function readabilityWeights(language: LanguagePack): Weights {
  return byLanguage[language.code];
}
