export { type BaselineOptions, firstBaseline, readBaseline, writeBaseline } from "./baseline-file.ts";
export { compareFolders } from "./compare-folders.ts";
export { type EvaluationOutcome, type EvaluationPorts, evaluate } from "./evaluate.ts";
export type { EvaluationRequest, EvaluationSurroundings } from "./evaluation-request.ts";
export { applyGate, GATE_METRICS, type GateLimits, type GateOutcome } from "./gate.ts";
export { openJudge } from "./open-judge.ts";
export { openRanker, RANKERS, type RankerName } from "./open-ranker.ts";
export { openProgress, type Progress } from "./progress.ts";
export { readSurroundings } from "./surroundings.ts";
