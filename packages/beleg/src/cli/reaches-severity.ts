import { SEVERITY_RANK, type Severity } from "@beleg/core/contracts";

/** Whether a finding is as grave as the limit, or graver; where nothing was found or the gate is off, it is not. */
export function reachesSeverity(severity: Severity | null, limit: Severity | "off"): boolean {
  return severity !== null && limit !== "off" && SEVERITY_RANK[severity] >= SEVERITY_RANK[limit];
}
