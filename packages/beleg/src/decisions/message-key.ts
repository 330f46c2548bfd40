import { createHash } from "node:crypto";
import { canonicalJson } from "@beleg/core/contracts";
import type { NotificationRow } from "../store/index.ts";

/** Bytes of the digest in a key: enough that no two messages share one by chance. */
const DIGEST_BYTES = 12;

/**
 * The key of a message outside the database: the same message has the same key however often it is sent, another message
 * has another one. The outbox's own key is not enough: ids begin anew in a new or restored database, while files that were
 * written and keys that a receiver knows stay.
 */
export function messageKey({
  tenant,
  dedupe_key,
  channel,
  payload,
}: Pick<NotificationRow, "tenant" | "dedupe_key" | "channel" | "payload">): string {
  const said = canonicalJson({ tenant, dedupe_key, channel, payload });
  const digest = createHash("sha256").update(said).digest("hex");
  return `${tenant}.${dedupe_key}.${digest.slice(0, 2 * DIGEST_BYTES)}`;
}
