import type { Settings } from "../settings/index.ts";

/** Bytes that are read in a few milliseconds; a longer body is read, by its contract too, beside the serving thread. */
export const LIGHT_BYTES = 64 * 1024;

/**
 * How large bodies may be, beside those that only pass through to another thread, which may have `body_limit` whole.
 * What is kept is taken apart and put into queries by this thread: a quarter holds nobody up for long.
 */
export function bodyLimits({ body_limit, database_url }: Pick<Settings, "body_limit" | "database_url">) {
  const kept = Math.max(LIGHT_BYTES, Math.floor(body_limit / 4));
  return {
    /** Stored, or answered by this thread. */
    kept,
    /** A whole dataset, where a database server takes it. */
    dataset: database_url === null ? kept : body_limit * 8,
    /** A file, written in base64: a document is mostly pictures and fonts. */
    file: body_limit * 4,
    /** An agent's call: its answer is written twice, as the protocol wants it. */
    agent: Math.max(LIGHT_BYTES, Math.floor(body_limit / 32)),
  };
}
