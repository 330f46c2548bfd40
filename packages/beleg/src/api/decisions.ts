export { type DecisionSettings, decisionOptions } from "../decisions/index.ts";
