import { Severity } from "@beleg/core/contracts";

const BY_GRAVITY: readonly Severity[] = Severity.options;

/** Whether a finding is as grave as the limit, or graver. */
export function reachesSeverity(severity: Severity, limit: Severity): boolean {
  return BY_GRAVITY.indexOf(severity) >= BY_GRAVITY.indexOf(limit);
}
