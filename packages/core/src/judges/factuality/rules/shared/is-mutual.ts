import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { perLanguage } from "../../../../text/words/per-language.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { stemsOf } from "../../embedded/stems-of.ts";

const mutualOf = perLanguage((language) => stemsOf(language.judging.roles.mutual, language));

/** "Heating was not the largest expense", "Berg war einer ihrer Doktoranden": nothing but "is" stands between. */
export function isCopula(between: Row, { judging: { logic, roles }, numbers }: LanguagePack): boolean {
  const isSmall = ({ helping, logic: word, lower }: StatementItem) =>
    helping ||
    word?.class === "negation" ||
    logic.possessives.has(lower) ||
    [roles.determiners, numbers.article].some((words) => words.has(lower));
  return between.some(({ helping }) => helping) && between.every(isSmall);
}

/** "Leeds is as large as Hull", "met Hull", "is twinned with Hull": the same with both sides changed. */
export function isMutual(between: Row, second: Row, language: LanguagePack): boolean {
  const isWith = between.slice(-2).some(({ logic }) => logic?.class === "relation" && logic.sense === "w");
  return isWith || isCopula(between, language) || [...between, ...second].some(isEqual);

  function isEqual({ logic, stem, capitalised }: StatementItem): boolean {
    if (logic === undefined) return !capitalised && mutualOf(language).has(stem);
    return logic.class === "comparison" && logic.sense === "e";
  }
}

type Row = readonly StatementItem[];
