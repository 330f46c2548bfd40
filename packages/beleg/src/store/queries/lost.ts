import type { ErrorCode } from "@beleg/core/contracts";

/** How a run or an evaluation ended that no worker was left to end. */
export const LOST: ErrorCode = "worker_lost";
