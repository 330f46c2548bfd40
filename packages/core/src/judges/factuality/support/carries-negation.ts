import { stem } from "../../../text/index.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { statementItems } from "../alignment/statement-items.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import { isNegation, negationBalance } from "../rules/shared/negation-balance.ts";
import type { QuoteText } from "./quote-text.ts";

/** Whether a claim and its quote both deny or both affirm; a denial in the quote counts where it turns what the claim says. */
export function carriesNegation(span: ComparedSpan, quote: QuoteText, laid: readonly LaidClaim[]): boolean {
  const { negations, impliedNegations } = span.language.judging;
  const verbs = new Set([...impliedNegations].map((verb) => stem(verb, span.language)));
  const implies = (word: { readonly stem: string }) => verbs.has(word.stem);
  const own = statementItems(span);
  if (own.some(isNegation)) return quote.words.some((word) => negations.has(word.lower) || implies(word));
  return own.some(implies) || laid.every((one) => negationBalance(one) === 0 && !isTurned(one, implies));
}

/** True when a verb that says something was not done stands before what the claim says: "declined to declare". */
function isTurned({ alignment: { source, pairs } }: LaidClaim, implies: (item: StatementItem) => boolean): boolean {
  const met = new Set(pairs.filter(({ match }) => match !== "other").map((pair) => pair.source));
  return source.some((item, at) => {
    const next = source.findIndex(({ content }, place) => place > at && content);
    return implies(item) && !met.has(at) && met.has(next) && source[next]!.gapBefore === "none";
  });
}
