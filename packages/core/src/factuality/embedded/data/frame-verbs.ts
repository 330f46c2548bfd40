import type { Language } from "../../../text/index.ts";

/** Verbs that only report that something was said: a claim may add them to what a source tells. */
export const FRAME_VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "say says said tell tells told state states stated report reports reported add adds added note notes noted",
  ),
  de: words("sagt sagte sagten erklärt erklärte erklärten berichtet berichtete berichteten teilt teilte mitgeteilt"),
  es: words("dice dicen dijo dijeron señala señaló afirma afirmó explica explicó informa informó añade añadió"),
  pt: words("diz dizem disse disseram afirma afirmou explica explicou informa informou acrescenta acrescentou"),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
