import type {} from "vitest";
import type { BackedByOptions, BackingSources } from "../matcher/to-be-backed-by.ts";

export { type BackedByOptions, type BackingSources, toBeBackedBy } from "../matcher/to-be-backed-by.ts";

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Passes only when the sources back every statement of the answer; wait for it. */
    toBeBackedBy(sources: BackingSources, options?: BackedByOptions): Promise<void>;
  }
}
