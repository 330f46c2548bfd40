import type { LanguageModel, ModelFailureCode, ModelOutcome, ModelRequest } from "@beleg/core";
import { notSent } from "./model-failure.ts";

/** What a server does that has more calls than it can answer. */
const OVERLOADED: ReadonlySet<ModelFailureCode> = new Set(["timeout", "rate_limited"]);

/**
 * Lets at most `limit` calls run at once; the others wait in order, and leave the line when they are aborted. A server
 * that cannot answer so many gets half of them from then on, and one more for each full round that goes well.
 */
export function withConcurrency(inner: LanguageModel, limit: number): LanguageModel {
  const line: (() => void)[] = [];
  let running = 0;
  let allowed = limit;
  let cuts = 0;

  function turn(signal: AbortSignal | undefined): Promise<boolean> {
    if (running < Math.floor(allowed)) {
      running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const leave = (): void => {
        const place = line.indexOf(enter);
        if (place >= 0) line.splice(place, 1);
        resolve(false);
      };
      const enter = (): void => {
        signal?.removeEventListener("abort", leave);
        running += 1;
        resolve(true);
      };
      line.push(enter);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Calls that went out before the last cut say nothing about it. */
  function learn(outcome: ModelOutcome<unknown>, cutsBefore: number): void {
    if (outcome.status === "ok") allowed = Math.min(limit, allowed + 1 / allowed);
    else if (OVERLOADED.has(outcome.code) && cutsBefore === cuts) {
      allowed = Math.max(1, allowed / 2);
      cuts += 1;
    }
  }

  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      if (request.signal?.aborted || !(await turn(request.signal)))
        return notSent(inner, "aborted", "aborted while waiting for a free place");
      const cutsBefore = cuts;
      try {
        const outcome = await inner.complete(request);
        learn(outcome, cutsBefore);
        return outcome;
      } finally {
        running -= 1;
        while (running < Math.floor(allowed) && line.length > 0) line.shift()!();
      }
    },
  };
}
