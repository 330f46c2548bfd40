import { createHash } from "node:crypto";
import type { CaseRecord, Style } from "@beleg/core/decision";

/** Gives each case one of the styles, always the same one: the same customer is not told two things on a second look. */
export function assignStyle(styles: readonly Style[]): (record: CaseRecord) => Style {
  return ({ transaction_id }) => {
    const digest = createHash("sha256")
      .update(`style\u0000${transaction_id ?? ""}`)
      .digest();
    return styles[digest.readUInt32BE(0) % styles.length] ?? "standard";
  };
}
