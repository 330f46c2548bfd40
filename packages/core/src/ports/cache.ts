/**
 * A store of texts by key. A broken or missing entry is a miss (`undefined`), never an error:
 * losing a cache may cost time, not correctness.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  /** Stores `value`; with `ttlMs` it is a miss again after that time. */
  set(key: string, value: string, ttlMs?: number): Promise<void>;
}
