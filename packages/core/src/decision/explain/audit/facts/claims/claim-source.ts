const GAPS: Readonly<Record<string, number>> = { "...": 64, "..": 20 };

/** A pattern of the claims as a regular expression: nouns by their names, gaps within a clause as groups. */
export function claimSource(source: string, nouns: Readonly<Record<string, string>>): string {
  let gap = 0;
  return source
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${nouns[name]!})`)
    .replace(/ (\.{2,3}) /g, (_, dots: string) => {
      gap += 1;
      return `(?!, (?:and|but|while|und|aber|wahrend|y|pero|mientras|e|mas|enquanto) )(?:,? |(?<gap${gap}>,? (?:(?!, (?:and|but|while|und|aber|wahrend|y|pero|mientras|e|mas|enquanto) )[^.;:!?]){0,${GAPS[dots]!}}[ ,(]))`;
    });
}
