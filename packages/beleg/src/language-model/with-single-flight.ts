import { type LanguageModel, type ModelOutcome, type ModelRequest, NO_USAGE, readAnswer } from "@beleg/core";
import { notSent } from "./model-failure.ts";

interface Flight {
  readonly answer: Promise<ModelOutcome<unknown>>;
  readonly stop: AbortController;
  waiting: number;
}

/**
 * Lets identical requests that are open at the same time share one call. Each caller may leave on its own signal; the
 * call itself is aborted only when the last one has left.
 */
export function withSingleFlight(inner: LanguageModel, keyOf: <T>(request: ModelRequest<T>) => string): LanguageModel {
  const flights = new Map<string, Flight>();

  function board(key: string, request: ModelRequest<unknown>): Flight {
    const open = flights.get(key);
    if (open !== undefined) return open;
    const stop = new AbortController();
    const answer = inner.complete({ ...request, signal: stop.signal }).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { answer, stop, waiting: 0 };
    flights.set(key, flight);
    return flight;
  }

  return {
    name: inner.name,
    async complete<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>> {
      if (request.cache === "skip") return await inner.complete(request);
      if (request.signal?.aborted) return notSent(inner, "aborted", "aborted before the call");
      const key = keyOf(request);
      const first = !flights.has(key);
      const flight = board(key, request as ModelRequest<unknown>);
      flight.waiting += 1;
      const outcome = await untilAborted(flight.answer, request.signal);
      flight.waiting -= 1;
      if (outcome === undefined) {
        if (flight.waiting > 0) return notSent(inner, "aborted", "the caller aborted");
        flights.delete(key);
        flight.stop.abort();
        return shared(request, await flight.answer, first);
      }
      return shared(request, outcome, first);
    },
  };
}

/** The answer as one of its callers sees it: read against its own schema, and charged to the first one only. */
function shared<T>(request: ModelRequest<T>, outcome: ModelOutcome<unknown>, first: boolean): ModelOutcome<T> {
  if (first) return outcome as ModelOutcome<T>;
  if (outcome.status === "failed") return { ...outcome, usage: NO_USAGE };
  const reading = readAnswer(request, outcome.text);
  if (reading.status === "failed") return { ...outcome, ...reading, cached: false, usage: NO_USAGE };
  return { ...outcome, value: reading.value, usage: NO_USAGE, cached: true, attempts: 0 };
}

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (signal === undefined) return answer;
  return new Promise((resolve, reject) => {
    const leave = (): void => resolve(undefined);
    signal.addEventListener("abort", leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
