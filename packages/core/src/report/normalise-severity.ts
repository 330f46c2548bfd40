import { type Dimension, Severity } from "../contracts/explainability.ts";
import { oneOf, typeKey } from "./read-issue.ts";

/** A wrong number or date is always grave, a wrong name never trivial: these win over what the agent said. */
const SEVERITY_OF_TYPE: ReadonlyMap<string, Severity> = new Map([
  ["NUMBER", "high"],
  ["DATE", "high"],
  ["ENTITY", "medium"],
  ["NAME", "medium"],
  ["LOCATION", "medium"],
  ["ORGANIZATION", "medium"],
]);

/** Step 1c: the severity by type, else by word, else by number, else medium. */
export function normaliseSeverity(dimension: Dimension, issueType: string | null, given: unknown): Severity {
  if (dimension === "factuality" && issueType !== null) {
    const fixed = SEVERITY_OF_TYPE.get(typeKey(issueType));
    if (fixed !== undefined) return fixed;
  }
  return oneOf(Severity.options, given) ?? severityOfNumber(given);
}

function severityOfNumber(given: unknown): Severity {
  if (typeof given !== "number" || !Number.isFinite(given)) return "medium";
  if (given >= 0.75) return "high";
  return given >= 0.4 ? "medium" : "low";
}
