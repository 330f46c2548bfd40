import { boundOf, isApart, isTighter } from "./bounds.ts";
import type { Condition } from "./condition.ts";
import { printCondition } from "./print-condition.ts";

const DAY = 24 * 60;

/** Whether the second condition holds wherever the first does, as far as their words tell. */
export function implies(first: Condition, second: Condition): boolean {
  if (printCondition(first) === printCondition(second)) return true;
  const [one, other] = [boundOf(first), boundOf(second)];
  if (one !== null && other !== null) return isTighter(one, other);
  if (first.kind === "member" && second.kind === "member") return memberImplies(first, second);
  if (first.kind === "state" && second.kind === "state") {
    return first.field === second.field && !first.negated && second.negated && first.state !== second.state;
  }
  const [early, late] = [minutesOf(first), minutesOf(second)];
  return early !== null && late !== null && early.every((minute, at) => !minute || late[at]);
}

/** Whether no case can meet both conditions, as far as their words tell. */
export function excludes(first: Condition, second: Condition): boolean {
  const [one, other] = [boundOf(first), boundOf(second)];
  if (one !== null && other !== null) return isApart(one, other);
  const [early, late] = [minutesOf(first), minutesOf(second)];
  if (early !== null && late !== null) return early.every((minute, at) => !minute || !late[at]);
  if (first.kind === "state" && second.kind === "state" && first.field === second.field) {
    return first.negated
      ? !second.negated && first.state === second.state
      : !second.negated && first.state !== second.state;
  }
  return first.kind === "member" && second.kind === "member" && memberImplies(first, opposite(second));
}

type Member = Condition & { kind: "member" };

function opposite(condition: Member): Member {
  return { ...condition, negated: !condition.negated };
}

function memberImplies(first: Member, second: Member): boolean {
  if (first.field !== second.field) return false;
  if (first.values === "usual" || second.values === "usual") {
    return first.values === second.values && first.negated === second.negated;
  }
  const [own, other] = [first.values, second.values];
  if (!first.negated) return own.every((value) => other.includes(value) !== second.negated);
  return second.negated && other.every((value) => own.includes(value));
}

/** The minutes of the day in which a condition on the hour holds; null for the customer's own hours and anything else. */
function minutesOf(condition: Condition): readonly boolean[] | null {
  if (condition.kind !== "time" || condition.span === "usual") return null;
  const { from, to } = condition.span;
  const inside = (now: number) => (from <= to ? now >= from && now < to : now >= from || now < to);
  return Array.from({ length: DAY }, (_, now) => inside(now) !== condition.negated);
}
