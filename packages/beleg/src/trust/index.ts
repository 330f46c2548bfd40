export { type LabelledData, readLabelled } from "./labelled-data.ts";
export { openLabelledJudge } from "./labelled-judge.ts";
export { measure } from "./measure.ts";
export { plannedCost } from "./planned-cost.ts";
export { readProfiles } from "./read-profiles.ts";
