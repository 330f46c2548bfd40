import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { Locale } from "../../../../locales/index.ts";
import type { FilterRuleId } from "../filter-rule-id.ts";
import { readStatements } from "./read-statements.ts";
import { CONTRACT, FIRM, type Statement } from "./statement.ts";

/** What the statements of a text break. */
export interface Judgement {
  readonly rule_ids: readonly FilterRuleId[];
  /** True when what contradicts the decision hardly ever means anything else. */
  readonly isFirm: boolean;
}

/**
 * `decision.contradicted` when a folded text tells the customer another outcome than the decision's, `decision.not_stated`
 * when it tells none: what is not known to state this decision is not sent.
 */
export function judgeStatements(folded: string, decision: DecisionOutcome, locale: Locale): Judgement {
  const { asserted, stated } = readStatements(folded, locale);
  const { states, contradicts }: Record<"states" | "contradicts", readonly Statement[]> = CONTRACT[decision];
  const against = contradicts.filter(
    (statement) => asserted.has(statement) || (statement === "code" && stated.has(statement)),
  );
  return {
    rule_ids: [
      ...(against.length > 0 ? (["decision.contradicted"] as const) : []),
      ...(states.some((statement) => stated.has(statement)) ? [] : (["decision.not_stated"] as const)),
    ],
    isFirm: against.some((statement) => FIRM.has(statement)),
  };
}
