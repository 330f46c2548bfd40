import { z } from "zod";
import { unitInterval } from "../values/numbers.ts";
import { addError, betweenFields, named } from "../values/own-error.ts";

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

/**
 * A name that has a letter or a digit. What is published as a pattern is the part of that every reader of JSON Schema
 * understands, something beside ASCII signs: Python and others know no Unicode classes.
 */
export const customFacetKey = z
  .string()
  .max(100)
  .regex(/[^\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/)
  .superRefine(
    betweenFields((key, context) => {
      if (!/[\p{L}\p{N}]/u.test(key)) addError(context, "invalid_format", { format: "regex" });
    }),
  );

/** Tenant-specific facets; every key leaves as `CUSTOM_*`, the prefix is added where it is missing. */
export const CustomFacets = z
  .record(
    customFacetKey,
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

/** The name a custom facet leaves under. */
export function customFacetName(key: string): string {
  const name = key
    .trim()
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_");
  return name.startsWith(CUSTOM_PREFIX) ? name : CUSTOM_PREFIX + name;
}
