import type { Gate } from "@beleg/core/report";
import type { Settings } from "./setting-table.ts";

/** The gate the settings describe. */
export function gateOf({ fail_on, fail_on_style }: Pick<Settings, "fail_on" | "fail_on_style">): Gate {
  return { failOn: fail_on, failOnStyle: fail_on_style };
}
