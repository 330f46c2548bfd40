import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";

/** What the second reader looks for in every sentence: a statement of each decision, a leak, a request. */
export const HEADS = ["APPROVE", "BLOCK", "CHALLENGE", "ESCALATE_TO_HUMAN", "leak", "request"] as const;
export type Head = (typeof HEADS)[number];

/** How likely a letter holds each of them, from 0 to 1. */
export type Reading = Readonly<Record<Head, number>>;

const DECISIONS = HEADS.slice(0, 4) as readonly DecisionOutcome[];

/** A letter holds what at least one of its sentences holds. */
export function readingOf(sentences: readonly (readonly number[])[]): Reading {
  const holds = HEADS.map((head, i) => [head, 1 - sentences.reduce((none, found) => none * (1 - found[i]!), 1)]);
  return Object.fromEntries(holds) as Reading;
}

/** How likely a letter states this decision, and how likely it states another. */
export function statedIn(
  reading: Reading,
  decision: DecisionOutcome,
): { readonly own: number; readonly other: number } {
  const others = DECISIONS.filter((other) => other !== decision).map((other) => reading[other]);
  return { own: reading[decision], other: Math.max(...others) };
}
