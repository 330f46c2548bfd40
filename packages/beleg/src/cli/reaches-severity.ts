import { SEVERITY_RANK, type Severity } from "@beleg/core/contracts";

/** Whether a finding is as grave as the limit, or graver. */
export function reachesSeverity(severity: Severity, limit: Severity): boolean {
  return SEVERITY_RANK[severity] >= SEVERITY_RANK[limit];
}
