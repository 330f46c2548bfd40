export { type CheckInput, type CheckOptions, check, type Judge, type Judges } from "./check.ts";
export { checkInOffsetEncoding } from "./in-offset-encoding.ts";
export { type OverallScore, overallScore } from "./overall-score.ts";
