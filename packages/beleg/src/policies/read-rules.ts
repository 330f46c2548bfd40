import { DecisionOutcome, type PolicyRule, PolicySeverity } from "@beleg/core/contracts";
import { ConditionError, parseConditions } from "@beleg/core/decision";

/** Tells a mistake at a place of the front matter. */
export type Tell = (path: readonly (string | number)[], problem: string) => void;

const KEYS = ["when", "of", "at_least", "action", "severity", "review"] as const;
const ACTIONS = [...DecisionOutcome.options, "NOTE"] as const;
const MOST_CONDITIONS = 20;

/** Reads one rule of the front matter; tells every mistake in it. */
export function readRule(
  given: unknown,
  path: readonly (string | number)[],
  tell: Tell,
  limits?: readonly string[],
): PolicyRule | null {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    tell(path, "a rule has conditions and an action: write when: device new, and below it action: CHALLENGE");
    return null;
  }
  const fields: Readonly<Record<string, unknown>> = { ...given };
  for (const key of Object.keys(fields)) {
    if (!(KEYS as readonly string[]).includes(key)) {
      tell([...path, key], `"${key}" is no part of a rule: use ${KEYS.join(", ")}`);
    }
  }
  const when = readConditions(fields.when, [...path, "when"], tell, limits);
  const of = readConditions(fields.of, [...path, "of"], tell, limits);
  if (when.length === 0 && of.length === 0) tell(path, "the rule has no condition: write when: and what must hold");
  const at_least = readCount(fields.at_least, of.length, path, tell);
  const action = readAction(fields.action, path, tell);
  const severity = PolicySeverity.safeParse(fields.severity);
  if (fields.severity !== undefined && !severity.success) {
    tell([...path, "severity"], "severity is low, medium or high");
  }
  if (fields.review !== undefined && typeof fields.review !== "boolean") {
    tell([...path, "review"], "review is true or false");
  }
  return {
    when,
    ...(of.length > 0 && { of, at_least }),
    action,
    ...(severity.success && { severity: severity.data }),
    ...(fields.review === true && { review: true }),
  };
}

function readConditions(
  given: unknown,
  path: readonly (string | number)[],
  tell: Tell,
  limits?: readonly string[],
): string[] {
  if (given === undefined) return [];
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (list.length > MOST_CONDITIONS) tell(path, `more than ${MOST_CONDITIONS} conditions: split the rule`);
  return list.slice(0, MOST_CONDITIONS).flatMap((item, index) => {
    const place = Array.isArray(given) ? [...path, index] : path;
    if (typeof item !== "string") {
      tell(place, "a condition is one line of text: write each behind a dash, and lists only behind in");
      return [];
    }
    try {
      const named = parseConditions(item).flatMap((one) =>
        one.kind === "money" && one.operand.of === "limit" ? [one.operand.name] : [],
      );
      const unknown = named.find((name) => limits !== undefined && !limits.includes(name));
      if (unknown !== undefined)
        tell(place, `"${unknown}" is no amount and no limit: the limits are ${limits?.join(", ")}`);
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      tell(place, error.message);
    }
    return [item.trim()];
  });
}

function readCount(given: unknown, most: number, path: readonly (string | number)[], tell: Tell): number {
  if (most === 0) {
    if (given !== undefined) tell([...path, "at_least"], "at_least counts the conditions below of: add them");
    return 0;
  }
  if (typeof given === "number" && Number.isInteger(given) && given >= 1 && given <= most) return given;
  tell(given === undefined ? path : [...path, "at_least"], `at_least says how many below of must hold: 1 to ${most}`);
  return most;
}

function readAction(given: unknown, path: readonly (string | number)[], tell: Tell): PolicyRule["action"] {
  const word = given === null ? "NOTE" : typeof given === "string" ? given.toUpperCase() : "";
  if (word === "NOTE") return null;
  const action = DecisionOutcome.safeParse(word);
  if (action.success) return action.data;
  const place = given === undefined ? path : [...path, "action"];
  tell(place, `the action is one of ${ACTIONS.join(", ")}; NOTE asks for nothing`);
  return null;
}
