import { z } from "zod";
import { unitInterval } from "../values/numbers.ts";
import { addError, named } from "../values/own-error.ts";

/** The coverage dimensions a source can serve. */
export const Facet = z.enum([
  "LEGAL",
  "TECHNICAL",
  "PROCEDURAL",
  "DATA_CATEGORIES",
  "MONITORING_SURVEILLANCE",
  "LOGGING_AUDIT",
  "ANALYTICS_REPORTING",
  "ACCESS_PRIVACY_SECURITY",
  "API_INTEGRATION",
]);
export type Facet = z.infer<typeof Facet>;

/** How well each facet is covered, 0–1; a key outside the enum is `invalid coverage dimension`. */
export const FacetCoverage = z.partialRecord(Facet, unitInterval, {
  // zod reports a key outside an enum as unrecognized, which its types do not say.
  error: (issue) => ((issue.code as string) === "unrecognized_keys" ? "invalid_coverage_dimension" : undefined),
});
export type FacetCoverage = z.infer<typeof FacetCoverage>;

const CUSTOM_PREFIX = "CUSTOM_";

/** Tenant-specific facets; every key leaves as `CUSTOM_*`, the prefix is added where it is missing. */
export const CustomFacets = z
  .record(
    z
      .string()
      .max(100)
      .regex(/[\p{L}\p{N}]/u),
    z.number(named("custom_facet_not_numeric")).min(0, "custom_facet_not_numeric").max(1, "custom_facet_not_numeric"),
  )
  .transform((facets, context) => {
    const prefixed: Record<string, number> = {};
    for (const [key, score] of Object.entries(facets)) {
      const name = customFacetName(key);
      if (Object.hasOwn(prefixed, name)) addError(context, "duplicate_value", { value: name }, [key]);
      prefixed[name] = score;
    }
    return prefixed;
  });
export type CustomFacets = z.output<typeof CustomFacets>;

function customFacetName(key: string): string {
  const name = key
    .trim()
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_");
  return name.startsWith(CUSTOM_PREFIX) ? name : CUSTOM_PREFIX + name;
}
