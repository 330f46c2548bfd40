export { salvageJson } from "./salvage-json.ts";
export { SALVAGE_RUNGS, type SalvageFailureCode, type SalvageOutcome, type SalvageRung } from "./salvage-outcome.ts";
