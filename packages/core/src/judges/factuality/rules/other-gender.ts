import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Language } from "../../../text/index.ts";
import type { AlignedSentence, ReadStretch } from "../embedded/aligned-sentence.ts";

/** Articles by gender in languages whose nouns change their ending with it. */
const ARTICLES: Readonly<Partial<Record<Language, ReadonlyMap<string, "m" | "f">>>> = {
  es: genders("el un al del este ese", "la una esta esa"),
  pt: genders("o um ao do no este esse", "a uma à da na esta essa"),
};

/**
 * "La hermana" is not "el hermano", nor "la puerta" "el puerto": a noun of both sides, behind an article of one gender in
 * the claim and only of the other in the sentence. The stem has lost what tells them apart.
 */
export function differInGender({ claim, source, shared }: AlignedSentence, language: LanguagePack): boolean {
  const articles = ARTICLES[language.code];
  if (articles === undefined) return false;
  const meant = gendersOf(source, articles);
  for (const [stem, said] of gendersOf(claim, articles)) {
    const other = meant.get(stem);
    if (other !== undefined && shared.has(stem) && ![...said].some((one) => other.has(one))) return true;
  }
  return false;
}

/** The genders of the words that stand right behind an article and end like it. */
function gendersOf(
  { words }: ReadStretch,
  articles: ReadonlyMap<string, "m" | "f">,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  words.forEach(({ lower, stem, stop }, at) => {
    const gender = articles.get(words[at - 1]?.lower ?? "");
    if (stop || gender === undefined || !lower.endsWith(gender === "m" ? "o" : "a")) return;
    const known = found.get(stem);
    if (known === undefined) found.set(stem, new Set([gender]));
    else known.add(gender);
  });
  return found;
}

function genders(masculine: string, feminine: string): ReadonlyMap<string, "m" | "f"> {
  return new Map([
    ...masculine.split(" ").map((word) => [word, "m"] as const),
    ...feminine.split(" ").map((word) => [word, "f"] as const),
  ]);
}
