export { overallScore } from "../check/overall-score.ts";
