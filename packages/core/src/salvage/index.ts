export { salvageJson } from "./salvage-json.ts";
export type { SalvageRung } from "./salvage-outcome.ts";
