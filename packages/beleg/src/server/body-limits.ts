import type { Settings } from "../settings/index.ts";

/** Bytes that are read in a few milliseconds; a longer body is read, by its contract too, beside the serving thread. */
export const LIGHT_BYTES = 64 * 1024;

/**
 * How large bodies may be, beside those that only pass through to another thread, which may have `body_limit` whole.
 * What is kept is written by this thread, and the embedded database works in it: a sixteenth holds nobody up for long. A
 * database server works elsewhere.
 */
export function bodyLimits({ body_limit, database_url }: Pick<Settings, "body_limit" | "database_url">) {
  const embedded = database_url === null;
  const kept = Math.max(LIGHT_BYTES, Math.floor(body_limit / (embedded ? 16 : 4)));
  return {
    /** Stored, or answered by this thread. */
    kept,
    /** A whole dataset, where a database server takes it. */
    dataset: embedded ? kept : body_limit * 8,
    /** An agent's call: its answer is written twice, as the protocol wants it. */
    agent: Math.max(LIGHT_BYTES, Math.floor(body_limit / 32)),
  };
}
