import type { Finding, Severity } from "@beleg/core/contracts";
import { reachesSeverity } from "./reaches-severity.ts";

/** From which severity on a finding fails a text; how it reads is asked for apart from what it says. */
export interface Gate {
  readonly fail_on: Severity | "off";
  readonly fail_on_style: Severity | "off";
}

/** Whether one of the findings fails the gate. */
export function failsGate(
  findings: readonly Pick<Finding, "dimension" | "severity">[],
  { fail_on, fail_on_style }: Gate,
): boolean {
  return findings.some(({ dimension, severity }) =>
    reachesSeverity(severity, dimension === "factuality" ? fail_on : fail_on_style),
  );
}
