import type { Language } from "../../../text/index.ts";

/** Words that turn a statement into its opposite. */
export const NEGATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "not no never none nobody nothing neither nor cannot without n't don't doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't weren't hasn't haven't hadn't shouldn't declined refused denied refuses denies declines",
  ),
  de: words("nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder"),
  es: words("no nunca jamás nadie nada ninguno ninguna ningún sin tampoco ni"),
  pt: words("não nunca jamais ninguém nada nenhum nenhuma sem tampouco nem"),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
