import { z } from "zod";
import { countryPattern } from "../values/country-pattern.ts";
import { addError } from "../values/own-error.ts";
import { FacetDefinitions } from "./facet-definition.ts";

/** How old a source may be: 12 months, 36 months, or any age for normative sources. */
export const FreshnessMode = z.enum(["standard", "software_docs_strict", "law_evergreen"]);
export type FreshnessMode = z.infer<typeof FreshnessMode>;

/** A country, a union of countries or a longer name, with its parts (`DE`, `EU`, `US-CA`): two letters that name none are a mistake. */
const JURISDICTION = new RegExp(
  `^\\s*(?:${countryPattern(true)}|[Ee][Uu]|[Uu][KkNn]|[A-Za-z]{3,})(?:-[A-Za-z0-9]+)*\\s*$`,
);

const jurisdiction = z
  .string()
  .max(35)
  .regex(JURISDICTION, "invalid_jurisdiction")
  .transform((text) => text.trim().toUpperCase());

const source = z.string().min(1).max(2048);

/** What the caller wants sources for, and by which rules they are chosen. */
export const ScoringContext = z.strictObject({
  /** Defaults to the query. */
  question: z.string().nullable().default(null),
  purpose: z.string().nullable().default(null),
  jurisdiction: jurisdiction.prefault("DE"),
  output_target: z.string().nullable().default(null),
  /** Scheme, host (with its subdomains) and path prefix of sources that get a bonus. */
  preferred_sources: z.array(source).max(10_000).default([]),
  /** The same for sources that are never used. */
  disallowed_sources: z.array(source).max(10_000).default([]),
  collection_scope: z.string().nullable().default(null),
  version_target: z.string().nullable().default(null),
  freshness_mode: FreshnessMode.default("standard"),
  /** The facets of the subject, the tenant's own included. Defaults to the nine of the specification. */
  facets: FacetDefinitions.optional(),
  /** How many different domain types or hosts the selection must hold. */
  min_diversity_buckets: z.int().min(1, "min_diversity_buckets_too_small").max(10).default(3),
});
export type ScoringContext = z.output<typeof ScoringContext>;

const scoringContextText = z
  .string()
  .meta({ contentMediaType: "application/json" })
  .transform((text, context) => {
    const parsed = parseObject(text);
    if (parsed === null) {
      addError(context, "scoring_context_not_json", {});
      return z.NEVER;
    }
    const result = ScoringContext.safeParse(parsed, { reportInput: true });
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
    return z.NEVER;
  });

/** A scoring context as it travels in `meta.scoring_context`: an object, or the same object as JSON text. */
export const ScoringContextTransport = z.union([ScoringContext, scoringContextText]);

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
