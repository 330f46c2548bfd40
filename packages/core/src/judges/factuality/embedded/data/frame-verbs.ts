import type { Language } from "../../../../text/index.ts";

/** Verbs that only report that something was said: a claim may add them to what a source tells. */
export const FRAME_VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "say says said tell tells told state states stated report reports reported add adds added note notes noted",
  ),
  de: words("sagt sagte sagten erklärt erklärte erklärten berichtet berichtete berichteten teilt teilte mitgeteilt"),
  es: words("dice dicen dijo dijeron señala señaló afirma afirmó explica explicó informa informó añade añadió"),
  pt: words("diz dizem disse disseram afirma afirmou explica explicou informa informou acrescenta acrescentou"),
};

/** Verbs that say little beside a noun made from a verb: "issued an apology" is "apologised". */
export const SUPPORT_VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "make makes made give gives gave given issue issues issued offer offers offered take took hold held pay paid",
  ),
  de: words("macht machte gemacht gibt gab gegeben bat baten gebeten leistete geleistet nahm genommen hielt gehalten"),
  es: words("hace hizo hicieron da dio dieron pide pidió pidieron realiza realizó realizaron toma tomó lleva llevó"),
  pt: words("faz fez fizeram dá deu deram pede pediu pediram realiza realizou toma tomou leva levou"),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
