import type { Finding } from "../../contracts/explainability.ts";
import { failsGate, type Gate } from "../verdict-of.ts";
import type { ReportCase } from "./report-case.ts";

/** Whether a finding fails its case: by the gate, and not where it was known before. */
export function failsCase(finding: Finding, { known }: ReportCase, gate: Gate | undefined): boolean {
  return known?.has(finding.id) !== true && failsGate(finding, gate);
}
