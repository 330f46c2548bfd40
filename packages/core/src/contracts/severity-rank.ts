import type { Severity } from "./explainability.ts";

/** Severities as numbers, the graver the greater. */
export const SEVERITY_RANK = { low: 0, medium: 1, high: 2 } as const satisfies Record<Severity, number>;
