import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isShare } from "../../../../text/index.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** "All", "most", "half of the". */
export function isSweepingAt(
  at: number,
  source: readonly StatementItem[],
  { logic, roles }: LanguagePack["judging"],
): boolean {
  if (source[at]!.logic?.class === "quantifier") return true;
  const next = source[at + 1]?.lower ?? "";
  return saysShare(source[at]!) && (logic.of.has(next) || roles.belonging.has(next));
}

/** A percentage or a fraction. */
export function saysShare({ value }: StatementItem): boolean {
  return value !== null && "quantity" in value && isShare(value.quantity);
}

/** "The parents", "los socios": all there are, by an article and the form of the noun, or of the verb. */
export function isDefinitePlural(
  at: number,
  verb: number,
  { alignment: { source }, isTheirName, language }: LaidClaim,
): boolean {
  // "The United States of America."
  if (isTheirName(source[at]!)) return false;
  const { determiners, plural } = language.judging.roles;
  let lead = at - 1;
  while (lead >= 0 && source[lead]!.content && source[lead]!.value === null && source[lead + 1]!.gapBefore === "none")
    lead -= 1;
  const article = source[lead]?.lower ?? "";
  if (!determiners.has(article) || source[lead + 1]!.gapBefore !== "none" || source[at]!.value !== null) return false;
  return (
    plural.article.test(article) &&
    plural.noun.test(source[at]!.lower) &&
    (plural.verb === null || plural.verb.test(source[verb]?.lower ?? ""))
  );
}

/** True for an adjective of several, where adjectives stand behind their noun. */
export function isAdjectiveBehind(at: number, { alignment: { source }, language }: LaidClaim): boolean {
  const { content, capitalised, gapBefore, lower, value } = source[at]!;
  const { plural } = language.judging.roles;
  const isPlain = content && !capitalised && gapBefore === "none" && value === null;
  return isPlain && plural.adjectiveBehind && plural.noun.test(lower);
}
