import type { AggregatedEvidence } from "../../contracts/decision/index.ts";

/**
 * The customer's own device, in a country the customer never paid from, with an unusual amount. The device speaks for
 * the customer, the place against; and a verification code would go to the very device in doubt, so asking for it
 * settles nothing. Only a person can. An unknown device at home is no such case: the code goes to a known device.
 */
export function deviceContradictsPlace({ all_signals }: Pick<AggregatedEvidence, "all_signals">): boolean {
  const raised = new Set(all_signals);
  return raised.has("foreign_country") && raised.has("amount_over_2x") && !raised.has("unknown_device");
}
