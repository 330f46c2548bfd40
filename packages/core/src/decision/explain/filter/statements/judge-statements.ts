import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { Locale } from "../../../../locales/index.ts";
import type { FilterRuleId } from "../filter-rule-id.ts";
import { readStatements } from "./read-statements.ts";
import { CONTRACT, type Statement } from "./statement.ts";

/**
 * `decision.contradicted` when a folded text tells the customer another outcome than the decision's, `decision.not_stated`
 * when it tells none: what is not known to state this decision is not sent.
 */
export function judgeStatements(folded: string, decision: DecisionOutcome, locale: Locale): FilterRuleId[] {
  const { asserted, stated } = readStatements(folded, locale);
  const { states, contradicts }: Record<"states" | "contradicts", readonly Statement[]> = CONTRACT[decision];
  return [
    ...(contradicts.some((statement) => asserted.has(statement) || (statement === "code" && stated.has(statement)))
      ? (["decision.contradicted"] as const)
      : []),
    ...(states.some((statement) => stated.has(statement)) ? [] : (["decision.not_stated"] as const)),
  ];
}
