import type { Language } from "../../../../text/index.ts";

/** Where a new clause starts: a semicolon, or a comma with a conjunction that mostly joins whole clauses. */
export const CLAUSE_CUES: Readonly<Record<Language, RegExp>> = {
  en: /;\s|,?\s(?:but|while|whereas|although|though|because)\s/giu,
  de: /;\s|,\s(?:aber|doch|jedoch|während|obwohl|weil|sondern)\s/giu,
  es: /;\s|,?\s(?:pero|mientras|aunque|porque|sino)\s/giu,
  pt: /;\s|,?\s(?:mas|enquanto|embora|porque|porém)\s/giu,
};
