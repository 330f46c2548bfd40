import type { StatementItem } from "../../alignment/statement-item.ts";

/** "Leeds is as large as Hull" says the same with both sides changed. */
export function comparesAsEqual(items: readonly StatementItem[]): boolean {
  return items.some(({ logic }) => logic?.class === "comparison" && logic.sense === "e");
}
