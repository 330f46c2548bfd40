// What findings are named by, without zod: whoever only checks texts needs no schemas.

/** The dimensions in the order every report lists them. */
export const DIMENSIONS = ["factuality", "coherence", "readability"] as const;

/** What findings speak of: the dimensions, then the caller's own criteria, which no check has unless it is given some. */
export const FINDING_DIMENSIONS = [...DIMENSIONS, "criteria"] as const;

/** From the least grave on. */
export const SEVERITIES = ["low", "medium", "high"] as const;

export const VERDICTS = ["incorrect", "uncertain"] as const;

export const ORIGINS = ["model", "heuristic", "embedded"] as const;

export const AGENT_STATUSES = ["ok", "incomplete", "failed", "no_claims", "no_source", "no_text"] as const;

/** The version every report names. */
export const EXPLAINABILITY_VERSION = "m9_v1";

/** Whether the judge left the text, or a part of it, unjudged: nobody can say that such a text passes. */
export function isUnjudged(status: (typeof AGENT_STATUSES)[number] | undefined): boolean {
  return status === "failed" || status === "incomplete";
}
