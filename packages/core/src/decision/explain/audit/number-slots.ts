import { COUNTED, LABELS, type Slot } from "./audit-labels.ts";
import type { ProseToken } from "./prose-tokens.ts";

/** What a number of the prose is about; for a relevance also of which policy. */
export interface NumberSlot {
  readonly name: Slot;
  readonly policy_id?: string;
}

const LABEL = new RegExp(LABELS.map(([slot, words]) => `(?<${slot}>\\b(?:${words})\\b)`).join("|"), "g");
/** A label further away speaks of something else. */
const REACH = 48;
const WITH = /^,? ?(?:with|at|mit|bei|con|com|\()\s?$/;
const MONEY =
  /^\s?(?:[€£¥$]|usd|pen|eur|gbp|mxn|cop|brl|clp|ars|chf|us[- ]dollar|dol+ar|soles|euros?|pesos|reais|pounds|libras|pfund)/;

/** Finds the label of the number at `index`: before it in the same clause, a counted word behind it, or its decision. */
export function slotAt(tokens: readonly ProseToken[], index: number, plain: string): NumberSlot | null {
  const token = tokens[index]!;
  if (token.digits.includes(":") || token.unit === "x") return null;
  // A part of `2025-02-01` is a date's.
  if (
    /^-\d{2}/.test(plain.slice(token.end, token.end + 3)) ||
    /\d-$/.test(plain.slice(Math.max(0, token.start - 2), token.start))
  )
    return null;
  // An amount of money is no score, whatever stands before it.
  if (MONEY.test(plain.slice(token.end, token.end + 10)) || countsParts(plain, token.end)) return null;
  const counted =
    token.unit === "" ? COUNTED.find(([, word]) => word.test(plain.slice(token.end, token.end + 16))) : undefined;
  if (counted !== undefined && /^\d+$/.test(token.digits)) return { name: counted[0] };
  const from = Math.max(previousNumberEnd(tokens, index), token.start - REACH);
  const between = lastClause(plain.slice(from, token.start));
  const labels = [...between.matchAll(LABEL)].map((match) => nameOf(match.groups));
  const last = labels.at(-1);
  const before = tokens[index - 1];
  if (last === "relevance") return relevanceOf(tokens, index);
  if (last === "confidence")
    return { name: labels.findLast((name) => name === "fraud" || name === "customer") ?? "confidence" };
  if (last !== undefined) return { name: last };
  // `FP-03 with 0.41`: a share right behind a policy is its relevance.
  if (before?.kind === "id" && /^0[.,]/.test(token.digits) && WITH.test(plain.slice(before.end, token.start)))
    return { name: "relevance", policy_id: before.text };
  // `BLOCK (0.85)`: the number in brackets right behind the decision is its confidence.
  if (before?.kind === "decision" && /^\s?\(\s?$/.test(plain.slice(before.end, token.start)))
    return { name: "confidence" };
  if (token.unit === "/100") return { name: "risk" };
  return null;
}

const PARTS =
  /^(?: or more| o mas| ou mais| oder mehr)? (?:risk factors|factores de riesgo|fatores de risco|risikofaktoren)\b|^ (?:policies|politicas|richtlinien) (?:ask|call|demand|requir|exig|pid|ped|requer|requier|verlang|forder)/;

/** Whether a number counts risk factors or those policies that ask for something: both are held against the record apart. */
export function countsParts(plain: string, end: number): boolean {
  return PARTS.test(plain.slice(end, end + 40));
}

/** Where the number before ends; looks no further back than a label could reach, so the whole scan stays linear. */
function previousNumberEnd(tokens: readonly ProseToken[], index: number): number {
  const horizon = tokens[index]!.start - REACH;
  for (let i = index - 1; i >= 0 && tokens[i]!.end > horizon; i -= 1) {
    if (tokens[i]!.kind === "number") return tokens[i]!.end;
  }
  return 0;
}

function relevanceOf(tokens: readonly ProseToken[], index: number): NumberSlot | null {
  const policy = tokens.slice(Math.max(0, index - 6), index).findLast((other) => other.kind === "id");
  return policy === undefined ? null : { name: "relevance", policy_id: policy.text };
}

/** What stands after the last full stop or semicolon. */
function lastClause(text: string): string {
  const cut = Math.max(text.lastIndexOf(". "), text.lastIndexOf(";"), text.lastIndexOf("\n"));
  return cut === -1 ? text : text.slice(cut + 1);
}

function nameOf(groups: Readonly<Record<string, string | undefined>> | undefined): Slot {
  return LABELS.find(([slot]) => groups?.[slot] !== undefined)![0];
}
