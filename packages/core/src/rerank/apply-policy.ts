import { isUnsafeAddress } from "./candidates/source-address.ts";
import { sourceMatcher } from "./candidates/source-pattern.ts";
import { dropWhere, type Filtered } from "./pre-filter.ts";

/** Drops what comes from a disallowed source, or from an address nobody may open: absolute, whatever else speaks for it. */
export function applyPolicy(input: Filtered, disallowedSources: readonly string[]): Filtered {
  const disallowed = sourceMatcher(disallowedSources);
  return dropWhere(input, "policy_block", ({ url, source }) => {
    return disallowed(url, source.url) || isUnsafeAddress(source.url ?? "");
  });
}

/** Drops candidates that say nothing: no letter and no digit in their snippet. */
export function dropEmptySnippets(input: Filtered): Filtered {
  return dropWhere(input, "empty_snippet", ({ source }) => !/[\p{L}\p{N}]/u.test(source.snippet));
}
