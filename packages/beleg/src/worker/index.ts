export { reviewExpiryHandler } from "./handlers/review-expiry-handler.ts";
export { runWorker } from "./run-worker.ts";
export { type RunningWorker, startWorker } from "./start-worker.ts";
