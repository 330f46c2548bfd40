export { type BaselineOptions, firstBaseline, readBaseline, writeBaseline } from "./baseline-file.ts";
export { compareFolders } from "./compare-folders.ts";
export { type EvaluationOutcome, type EvaluationPorts, evaluate } from "./evaluate.ts";
export type { EvaluationRequest, EvaluationSurroundings } from "./evaluation-request.ts";
export { applyGate, type GateLimits, type GateOutcome } from "./gate.ts";
export type { Judge, JudgeContext, Ranker, RowJudge } from "./judge.ts";
export { openProgress, type Progress } from "./progress.ts";
export { readSurroundings } from "./surroundings.ts";
export { openWorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";
