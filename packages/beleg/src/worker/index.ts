export { reviewExpiryHandler } from "./handlers/review-expiry-handler.ts";
export { openRunProgress } from "./progress/open-run-progress.ts";
export type { RunProgress } from "./progress/run-progress.ts";
export { runWorker } from "./run-worker.ts";
export { type RunningWorker, startWorker } from "./start-worker.ts";
