import { Query } from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";

/** The body a Cohere client sends; what only Cohere's models need is taken and left alone. */
export const CohereRerankRequest = component(
  "CohereRerankRequest",
  z.looseObject({
    query: Query,
    documents: z
      .array(z.union([z.string(), z.record(z.string(), z.unknown())]))
      .min(1)
      .max(10_000),
    top_n: z.int().min(1).nullish(),
    model: z.string().nullish(),
    return_documents: z.boolean().nullish(),
    /** The fields of a document that are read, in this order. Defaults to `text`. */
    rank_fields: z.array(z.string()).max(100).nullish(),
  }),
);
export type CohereRerankRequest = z.output<typeof CohereRerankRequest>;

/** The answer a Cohere client reads. */
export const CohereRerankAnswer = component(
  "CohereRerankAnswer",
  z.strictObject({
    id: z.string(),
    results: z.array(
      z.strictObject({
        index: z.int().min(0),
        relevance_score: z.number().min(0).max(1),
        document: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
    meta: z.strictObject({ api_version: z.strictObject({ version: z.string() }) }),
  }),
);
export type CohereRerankAnswer = z.output<typeof CohereRerankAnswer>;
