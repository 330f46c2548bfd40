import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { packOf } from "../../../../languages/pack-of.ts";
import { type Language, stem } from "../../../../text/index.ts";

/** Words that turn a statement into its opposite. */
export const NEGATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "not no never none nobody nothing neither nor cannot without n't don't doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't weren't hasn't haven't hadn't shouldn't declined refused denied refuses denies declines",
  ),
  de: words("nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder"),
  es: words("no nunca jamás nadie nada ninguno ninguna ningún sin tampoco ni"),
  pt: words("não nunca jamais ninguém nada nenhum nenhuma sem tampouco nem"),
};

/** Stems of verbs that say that something was not done. */
export const IMPLIED_NEGATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: stems("decline refuse fail", packOf("en")),
  de: stems("weigern ablehnen verzichten", packOf("de")),
  es: stems("negarse rehusar renunciar", packOf("es")),
  pt: stems("recusar negar-se renunciar", packOf("pt")),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

function stems(list: string, language: LanguagePack): ReadonlySet<string> {
  return new Set(list.split(" ").map((word) => stem(word, language)));
}
