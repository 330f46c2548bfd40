import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { tellsCase } from "../../alignment/rows/gapped/told-case.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { isLeftOut, partAround, type SaidSentence, scopesIn } from "./scopes.ts";

/** "Free for children", "allowed in the garden", "can be returned within 14 days": a phrase of any kind beside a word that tells a rule. */
export function dropsBesideRuleWord(sentence: SaidSentence): boolean {
  const { source, met, language } = sentence;
  return source.some((item, at) => {
    if (!met.has(at) || !tellsRule(item, language)) return false;
    const [from, end] = partAround(sentence, at);
    // What stands before the verb belongs to the subject, unless it opens the part.
    const said = verbOf(sentence, from, at);
    if (isOneOfSeveral(sentence, end)) return false;
    return scopesIn(sentence, from, end).some(
      ([start, to]) => (start === from || start > said) && isLeftOut(sentence, start, to),
    );
  });
}

/** "Free", "costs", "can". */
function tellsRule({ logic, lower }: StatementItem, { judging }: LanguagePack): boolean {
  const { byRule, future } = judging.logic;
  return byRule.has(lower) || (logic?.class === "modality" && !future.has(lower));
}

/** Where the part tells what it tells: at its first verb. */
function verbOf({ source }: SaidSentence, from: number, at: number): number {
  const verb = source.findIndex(
    ({ helping, logic }, place) => place >= from && (helping || logic?.class === "modality"),
  );
  return verb < 0 || verb > at ? at : verb;
}

/** "In print, on its own website": of several places one is told. */
function isOneOfSeveral({ source, met, language }: SaidSentence, end: number): boolean {
  if (source[end]?.gapBefore !== "comma" || !language.judging.logic.scoping.has(source[end].lower)) return false;
  return met.has(source.findIndex((item, place) => place > end && tellsCase(item)));
}
