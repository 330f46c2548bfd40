import type { Source } from "@beleg/core/contracts";
import { createGuard, type GuardOptions } from "../checker/create-guard.ts";
import { describeDecision } from "./describe-decision.ts";

/** What an answer was written from: one text, or several, with ids of their own or without. */
export type BackingSources = string | readonly (string | Source)[];

/** How strict the matcher is, and who judges. */
export interface BackedByOptions extends Omit<GuardOptions, "sources" | "onContradicted" | "onUnverified"> {
  /** Whether statements that the sources neither confirm nor contradict may stay. Defaults to false: they are not backed. */
  readonly allowUnverified?: boolean | undefined;
}

/** What Vitest and Jest want to know of a matcher. */
interface Matched {
  readonly pass: boolean;
  readonly message: () => string;
}

/**
 * A matcher for Vitest and Jest: `await expect(answer).toBeBackedBy(sources)`. It passes only when the guard lets the answer
 * pass. It is asynchronous: without `await` a test ends before the verdict.
 */
export async function toBeBackedBy(
  this: { readonly isNot?: boolean },
  answer: unknown,
  sources: BackingSources,
  { allowUnverified = false, ...options }: BackedByOptions = {},
): Promise<Matched> {
  const isNot = this.isNot === true;
  // Whatever nobody can judge fails, with `.not` too.
  const fails = (why: string): Matched => ({ pass: isNot, message: () => why });
  if (typeof answer !== "string") return fails(`expected a text that sources can back, not ${typeof answer}`);
  if (answer.trim() === "") return fails("expected an answer that sources can back, but it is empty");
  const onUnverified = allowUnverified ? "pass" : "block";
  const decision = await createGuard({ ...options, sources: named(sources), onUnverified }).check(answer);
  const message = () => describeDecision(decision);
  return decision.verdict === "incomplete" ? fails(message()) : { pass: decision.verdict === "passed", message };
}

function named(sources: BackingSources): string | readonly Source[] {
  if (typeof sources === "string") return sources;
  return sources.map((one, at) => (typeof one === "string" ? { id: `source ${at + 1}`, text: one } : one));
}
