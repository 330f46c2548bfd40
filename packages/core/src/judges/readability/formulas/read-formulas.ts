import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { TextCounts } from "../../../languages/parts/readability.ts";
import { lix, rix } from "./formulas.ts";
import { countText } from "./text-counts.ts";

/** The values of the formulas made for a text's language, and LIX and RIX; null when it has no word. */
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
  for (const [name, formula] of Object.entries(language.readability.formulas)) values[name] = formula(counts);
  return { ...values, lix: lix(counts), rix: rix(counts) };
}
