import type { BackedByOptions, BackingSources } from "../matcher/to-be-backed-by.ts";

export { type BackedByOptions, type BackingSources, toBeBackedBy } from "../matcher/to-be-backed-by.ts";

declare global {
  namespace jest {
    interface Matchers<R, T> {
      /** Passes only when the sources back every statement of the answer; wait for it. */
      toBeBackedBy(sources: BackingSources, options?: BackedByOptions): Promise<R>;
    }
  }
}
