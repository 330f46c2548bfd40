import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import type { StatementItem } from "../../statement-item.ts";
import type { Row } from "../row.ts";
import { isCalendarDate } from "./figures.ts";

/** "For children", "at weekends", "on Saturdays", "los sábados", "(Standard)". */
export function opensPhrase([first, second]: Row, language: LanguagePack): boolean {
  if (first === undefined) return false;
  const isDay = isArticle(first, language) && second !== undefined && isCalendarDate(second);
  return isPreposition(first, language) || isCalendarDate(first) || isDay || first.aside;
}

/** No "of", and no Portuguese "a", which is an article as well. */
export function isPreposition({ lower, value }: StatementItem, { judging: { logic, roles } }: LanguagePack): boolean {
  const isOne = logic.prepositions.has(lower) || logic.scoping.has(lower) || roles.fused.has(lower);
  return value === null && isOne && !logic.of.has(lower) && !roles.determiners.has(lower);
}

export function isArticle({ lower, value }: StatementItem, { judging: { roles } }: LanguagePack): boolean {
  return value === null && roles.determiners.has(lower);
}
