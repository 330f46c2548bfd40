import type { Language } from "./language.ts";

/** Everything Beleg knows of one language: the engine in `text/` and the judges read it and know no language themselves. */
export interface LanguagePack {
  readonly code: Language;
}
