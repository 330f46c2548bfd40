import { z } from "zod";
import { customFacetKey, customFacetName, Facet } from "./facets.ts";

/** A facet of the tenant's own: what it is called, what it means, and the words that speak for it. */
export const CustomFacetDefinition = z.strictObject({
  /** Leaves as `CUSTOM_*`, the prefix is added where it is missing. */
  name: customFacetKey.transform(customFacetName),
  /** What a source must say to cover it; the model is told. */
  description: z.string().trim().min(1).max(500),
  /** Words that speak for it, one each. Without them only the model can tell. */
  words: z
    .array(z.string().regex(/^\S{3,60}$/))
    .max(500)
    .default([]),
});
export type CustomFacetDefinition = z.output<typeof CustomFacetDefinition>;

/** The facets of a subject: built-in ones by name, one's own by definition. */
export const FacetDefinitions = z.array(z.union([Facet, CustomFacetDefinition])).max(50);
export type FacetDefinitions = z.output<typeof FacetDefinitions>;
