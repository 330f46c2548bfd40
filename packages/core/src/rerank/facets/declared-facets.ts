import {
  type CustomFacetDefinition,
  Facet,
  type FacetCoverage,
  type FacetDefinitions,
  type RagDocument,
  type ScoringContext,
} from "../../contracts/rerank/index.ts";

/** Coverage by name, built-in and own facets alike. */
export type Coverage = Readonly<Record<string, number>>;

/** The facets sources are measured by; none where nobody has said what the subject is. */
export interface DeclaredFacets {
  readonly names: readonly string[];
  readonly custom: readonly CustomFacetDefinition[];
}

/**
 * The facets a request declares: those its context names, else those of its tenant, else the nine of the specification
 * where it has a context, and without a context those its documents carry. On any other subject they would be noise.
 */
export function declaredFacets(
  context: ScoringContext | undefined,
  documents: readonly Pick<RagDocument, "facet_coverage">[],
  ofTenant?: FacetDefinitions,
): DeclaredFacets {
  const named = context?.facets ?? ofTenant;
  if (named !== undefined) {
    const names = named.map((facet) => (typeof facet === "string" ? facet : facet.name));
    return { names: [...new Set(names)], custom: named.filter((facet) => typeof facet !== "string") };
  }
  if (context !== undefined) return { names: Facet.options, custom: [] };
  const carried = new Set(documents.flatMap(({ facet_coverage = {} }) => Object.keys(facet_coverage)));
  return { names: Facet.options.filter((facet) => carried.has(facet)), custom: [] };
}

/** What a tenant has declared; requests that name no tenant are those of `default`. */
export function facetsOfTenant(
  declared: Readonly<Record<string, FacetDefinitions>> = {},
  tenant = "default",
): FacetDefinitions | undefined {
  return Object.hasOwn(declared, tenant) ? declared[tenant] : undefined;
}

/** The parts of a coverage as contracts know them. */
export function splitCoverage(coverage: Coverage): {
  readonly facet_coverage: FacetCoverage;
  readonly custom_facets: Record<string, number>;
} {
  const entries = Object.entries(coverage);
  if (entries.length === 0) return { facet_coverage: {}, custom_facets: {} };
  const isBuiltIn = ([name]: readonly [string, number]) => (Facet.options as readonly string[]).includes(name);
  return {
    facet_coverage: Object.fromEntries(entries.filter(isBuiltIn)),
    custom_facets: Object.fromEntries(entries.filter((entry) => !isBuiltIn(entry))),
  };
}

/** What an item covers, built-in and own facets together. */
export function coverageOf({
  facet_coverage = {},
  custom_facets = {},
}: {
  readonly facet_coverage?: FacetCoverage | undefined;
  readonly custom_facets?: Coverage | undefined;
}): Coverage {
  return { ...facet_coverage, ...custom_facets };
}
