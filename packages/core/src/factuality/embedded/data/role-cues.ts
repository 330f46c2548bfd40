import type { Language } from "../../../text/index.ts";

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
  /** Words that start another phrase: what follows is neither. */
  readonly other: ReadonlySet<string>;
}

export const ROLE_CUES: Readonly<Record<Language, RoleCues>> = {
  en: {
    passive: words("was were is are been being be got"),
    by: words("by"),
    object: words(""),
    subject: words(""),
    other: words("in on at from with for over after before during about of to while when because as than"),
  },
  de: {
    passive: words("wurde wurden wird werden worden"),
    by: words("von vom durch"),
    object: words("den einen dem einem seinen ihren"),
    subject: words("der"),
    other: words("in im am an auf aus mit für über nach vor bei während wegen zu zum zur seit bis gegen"),
  },
  es: {
    passive: words("fue fueron es son sido ser era eran"),
    by: words("por"),
    object: words("a al"),
    subject: words(""),
    other: words("en de del con para sobre tras desde hasta mientras cuando porque como"),
  },
  pt: {
    passive: words("foi foram é são sido ser era eram"),
    by: words("por pelo pela pelos pelas"),
    object: words("a ao aos à às"),
    subject: words(""),
    other: words("em no na de do da com para sobre desde até enquanto quando porque como"),
  },
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" ").filter(Boolean));
}
