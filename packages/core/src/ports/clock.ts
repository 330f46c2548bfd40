/** The time of day, as milliseconds since 1970 in UTC. */
export interface Clock {
  now(): number;
}

/** Waits; resolves early, without an error, when the signal aborts. */
export type Delay = (ms: number, signal?: AbortSignal) => Promise<void>;
