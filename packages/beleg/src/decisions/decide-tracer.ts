import type { Tracer } from "@beleg/core";
import { inSpan, tracer } from "../telemetry/index.ts";

/** Records decisions and their phases; how long a whole decision took is a metric as well. */
export const decideTracer: Tracer = {
  span: (name, attributes, work) =>
    name === "decide"
      ? inSpan(name, attributes, work, { metric: "beleg.decide.duration" })
      : tracer.span(name, attributes, work),
};
