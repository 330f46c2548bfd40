import { z } from "zod";
import { Problem } from "../errors/problem.ts";

/** An answer that is its status alone. */
export const nothing = z.null();

/** The error answers every route can give, for the API description. */
export const problems = {
  "4XX": { description: "The request cannot be served.", content: { "application/problem+json": { schema: Problem } } },
  "5XX": { description: "The service failed.", content: { "application/problem+json": { schema: Problem } } },
} as const;
