import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { packOf } from "../../../../languages/pack-of.ts";
import { type Language, stem } from "../../../../text/index.ts";

/** Small words that show who acts and who is acted upon. */
export interface RoleCues {
  /** Forms that make a passive together with a participle. */
  readonly passive: ReadonlySet<string>;
  /** The word before the one who acts in a passive. */
  readonly by: ReadonlySet<string>;
  /** Words that mark the noun behind them as acted upon. */
  readonly object: ReadonlySet<string>;
  /** Words that mark the noun behind them as acting. */
  readonly subject: ReadonlySet<string>;
  /** Words before the one to whom or from whom something goes. */
  readonly toward: ReadonlySet<string>;
  /** Stems of verbs that say the same with both sides changed: whoever meets me is met by me. */
  readonly mutual: ReadonlySet<string>;
  /** Words that start another phrase: what follows is neither. */
  readonly other: ReadonlySet<string>;
}

export const ROLE_CUES: Readonly<Record<Language, RoleCues>> = {
  en: {
    passive: words("was were is are been being be got"),
    by: words("by"),
    object: words(""),
    subject: words(""),
    toward: words("to from onto over than against"),
    mutual: stems(
      "meet met marry married divorce face faced fight fought play played compete draw drew match border resemble equal",
      packOf("en"),
    ),
    other: words("in on at with for after before during about of while when because as"),
  },
  de: {
    passive: words("wurde wurden wird werden worden"),
    by: words("von vom durch"),
    object: words("den einen dem einem seinen ihren"),
    subject: words("der"),
    toward: words("an zu zum zur gegen als"),
    mutual: stems(
      "treffen traf trafen getroffen heiraten heiratete geheiratet begegnen begegnete spielen spielte gespielt kämpfen kämpfte gleichen ähneln",
      packOf("de"),
    ),
    other: words("in im am auf aus mit für über nach vor bei während wegen seit bis"),
  },
  es: {
    passive: words("fue fueron es son sido ser era eran"),
    by: words("por"),
    object: words("a al"),
    subject: words(""),
    toward: words("de del hasta contra ante que"),
    mutual: stems("encontrarse enfrentar enfrentó empatar empató jugar jugó luchar luchó", packOf("es")),
    other: words("en con para sobre tras desde mientras cuando porque como"),
  },
  pt: {
    passive: words("foi foram é são sido ser era eram"),
    by: words("por pelo pela pelos pelas"),
    object: words("a ao aos à às"),
    subject: words(""),
    toward: words("de do da para até contra que"),
    mutual: stems("encontrar-se enfrentar enfrentou empatar empatou jogar jogou lutar lutou", packOf("pt")),
    other: words("em no na com sobre desde enquanto quando porque como"),
  },
};

/** Small words before the start and before the goal of a way. */
export const ROUTE_CUES: Readonly<
  Record<Language, { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> }>
> = {
  en: { from: words("from"), to: words("to") },
  de: { from: words("von vom aus"), to: words("nach") },
  es: { from: words("de del desde"), to: words("a al hasta") },
  pt: { from: words("de do da desde"), to: words("a ao à para até") },
};

/** Stems of verbs that say little without what follows them: "took eleven hours" and "took part" are two things. */
export const LIGHT_VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: stems("take took taken make made have had give gave given get got put set go went come came", packOf("en")),
  de: stems(
    "nehmen nahm nahmen machen machte haben hatte geben gab gaben stellen stellte kommen kam gehen ging",
    packOf("de"),
  ),
  es: stems("tomar tomó hacer hizo tener tuvo dar dio poner puso ir fue venir vino", packOf("es")),
  pt: stems("tomar tomou fazer fez ter teve dar deu pôr pôs ir foi vir veio", packOf("pt")),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" ").filter(Boolean));
}

function stems(list: string, language: LanguagePack): ReadonlySet<string> {
  return new Set(list.split(" ").map((word) => stem(word, language)));
}
