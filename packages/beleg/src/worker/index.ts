export type { RunListener } from "./handlers/check-handler.ts";
export { coverageCheckHandler } from "./handlers/coverage-check-handler.ts";
export type { EvaluationListener } from "./handlers/evaluation-handler.ts";
export { reviewExpiryHandler } from "./handlers/review-expiry-handler.ts";
export { runWorker, type WorkerOptions } from "./run-worker.ts";
export { type RunningWorker, type StartWorkerOptions, startWorker } from "./start-worker.ts";
