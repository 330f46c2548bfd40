import type { LanguagePack } from "../../languages/language-pack.ts";
import type { CueKind } from "../../languages/parts/polarity-rules.ts";
import { perLanguage } from "../words/per-language.ts";

export type Cue = { readonly kind: CueKind; readonly value: string };

interface Cues {
  /** Undefined stands for a phrase that only looks like a cue. */
  readonly phrases: ReadonlyMap<string, Cue | undefined>;
  /** The words a phrase starts with. */
  readonly openers: ReadonlySet<string>;
}

/** The cue phrases of a language; the longest has three words. */
export const cuesOf: (language: LanguagePack) => Cues = perLanguage(({ polarity }) => {
  const phrases = new Map<string, Cue | undefined>();
  for (const [key, list] of Object.entries(polarity.cues)) {
    const [kind, value] = key.split(" ") as [CueKind, string | undefined];
    for (const phrase of list.split("|")) phrases.set(phrase, value === undefined ? undefined : { kind, value });
  }
  return { phrases, openers: new Set([...phrases.keys()].map((phrase) => phrase.split(" ", 1)[0]!)) };
});
