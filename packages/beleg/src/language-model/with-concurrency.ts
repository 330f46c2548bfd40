import type { LanguageModel, ModelOutcome, ModelRequest } from "@beleg/core";
import { notSent } from "./model-failure.ts";

/** Lets at most `limit` calls run at once; the others wait in order, and leave the line when they are aborted. */
export function withConcurrency(inner: LanguageModel, limit: number): LanguageModel {
  const line: (() => void)[] = [];
  let running = 0;

  function turn(signal: AbortSignal | undefined): Promise<boolean> {
    if (running < limit) {
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

  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      if (request.signal?.aborted || !(await turn(request.signal)))
        return notSent(inner, "aborted", "aborted while waiting for a free place");
      try {
        return await inner.complete(request);
      } finally {
        running -= 1;
        line.shift()?.();
      }
    },
  };
}
