import type { Run } from "../api/index.ts";

/** How a run stands for a reader: done, but with something left unjudged, is not done. */
export function shownStatus({ status, incomplete }: Pick<Run, "status" | "incomplete">): string {
  return status === "success" && incomplete.length > 0 ? "incomplete" : status;
}
