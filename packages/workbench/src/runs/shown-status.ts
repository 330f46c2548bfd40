import type { Run } from "../api/index.ts";

/** How a run stands for a reader: done, but with something left unjudged, is not done; called off is no failure. */
export function shownStatus({ status, incomplete, error }: Pick<Run, "status" | "incomplete" | "error">): string {
  if (error?.code === "run_cancelled") return "cancelled";
  return status === "success" && incomplete.length > 0 ? "incomplete" : status;
}
