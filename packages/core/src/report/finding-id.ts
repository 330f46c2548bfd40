import type { FindingDimension, Severity } from "../contracts/explainability.ts";
import { startId } from "./content-id.ts";

/** What makes a finding the same finding; offsets in code points, -1 without a place. */
export type FindingIdentity = {
  readonly dimension: FindingDimension;
  readonly severity: Severity;
  readonly issueType: string | null;
  readonly start: number;
  readonly end: number;
  /** The agent's message, or the German default one whatever the locale. */
  readonly message: string;
};

/** The deterministic id: equal content has an equal id in every run, locale and producer. */
export function findingId({ dimension, severity, issueType, start, end, message }: FindingIdentity): string {
  const id = startId("f")
    .part(dimension)
    .part(severity)
    .part(issueType ?? "");
  return id.part(String(start)).part(String(end)).part(message).finish();
}
