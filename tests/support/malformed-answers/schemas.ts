import { z } from "zod";

/** Shapes like those the judges ask for; the corpus names one for each answer. */
export const CORPUS_SCHEMAS = {
  verdict: z.object({
    label: z.enum(["correct", "incorrect", "uncertain"]),
    confidence: z.number().min(0).max(1),
    quote: z.string().nullable(),
    reason: z.string(),
  }),
  claims: z.object({
    claims: z.array(z.object({ text: z.string(), type: z.enum(["NUMBER", "DATE", "NAME", "OTHER"]) })),
  }),
  readability: z.object({
    score: z.int().min(1).max(5),
    fluent: z.boolean(),
    issues: z.array(z.object({ span: z.string(), severity: z.enum(["low", "medium", "high"]) })),
  }),
  spans: z.array(z.object({ span: z.string(), severity: z.enum(["low", "medium", "high"]) })),
} as const;

export type CorpusSchema = keyof typeof CORPUS_SCHEMAS;
