import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Language } from "../../../text/index.ts";
import * as formulas from "./formulas.ts";
import { countText, type TextCounts } from "./text-counts.ts";

/** The formulas made for each language; LIX and RIX go with all of them. */
const byLanguage: Readonly<Record<Language, Readonly<Record<string, (counts: TextCounts) => number>>>> = {
  en: {
    flesch_reading_ease: formulas.fleschReadingEase,
    flesch_kincaid_grade: formulas.fleschKincaidGrade,
    gunning_fog: formulas.gunningFog,
    smog: formulas.smog,
    automated_readability_index: formulas.automatedReadabilityIndex,
    coleman_liau: formulas.colemanLiau,
  },
  de: {
    amstad: formulas.amstad,
    wiener_sachtextformel_1: formulas.wienerSachtextformel1,
    wiener_sachtextformel_2: formulas.wienerSachtextformel2,
    wiener_sachtextformel_3: formulas.wienerSachtextformel3,
    wiener_sachtextformel_4: formulas.wienerSachtextformel4,
  },
  es: { fernandez_huerta: formulas.fernandezHuerta, szigriszt_pazos: formulas.szigrisztPazos },
  pt: { flesch_portuguese: formulas.fleschPortuguese },
};

/** The values of the formulas made for a text's language; null when it has no word. */
export function readFormulas(text: string, language: LanguagePack): Readonly<Record<string, number>> | null {
  return applyFormulas(countText(text, language), language);
}

/** The same for a text that is counted already. */
export function applyFormulas(
  counts: TextCounts | null,
  language: LanguagePack,
): Readonly<Record<string, number>> | null {
  if (counts === null) return null;
  const values: Record<string, number> = {};
  for (const [name, formula] of Object.entries(byLanguage[language.code])) values[name] = formula(counts);
  return { ...values, lix: formulas.lix(counts), rix: formulas.rix(counts) };
}
