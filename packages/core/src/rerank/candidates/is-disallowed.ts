import { canonicalUrl } from "./canonical-url.ts";
import { sourceMatcher } from "./source-pattern.ts";

/** Whether an address lies under one of the disallowed sources of a scoring context. */
export function isDisallowed(address: string, disallowed: readonly string[]): boolean {
  return sourceMatcher(disallowed)(canonicalUrl(address), address);
}
