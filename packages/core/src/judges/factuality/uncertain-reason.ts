import type { EvidenceSelectionReason, GateReason, UncertainReason } from "../../contracts/index.ts";
import type { ProposedLabel } from "./gate.ts";

/**
 * Why a claim stays uncertain. Nothing was found only where the judge doubts it and points at no passage: one that
 * proposed a verdict, or whose quote does not hold, saw something that speaks of the claim.
 */
export function uncertainReason(
  proposed: ProposedLabel,
  selection: EvidenceSelectionReason,
  gate: GateReason,
): UncertainReason {
  if (gate === "below_trust") return "below_trust";
  return proposed === "uncertain" && selection === "no_passage_selected" ? "nothing_found" : "not_confirmed";
}
