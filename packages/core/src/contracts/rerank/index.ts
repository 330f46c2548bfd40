export { CustomFacetDefinition, FacetDefinitions } from "./facet-definition.ts";
export { CustomFacets, Facet, FacetCoverage } from "./facets.ts";
export * from "./hybrid-result.ts";
export * from "./rerank-envelope.ts";
export * from "./rerank-flags.ts";
export * from "./rerank-request.ts";
export * from "./scoring-context.ts";
export * from "./search-candidate.ts";
