import { createHmac } from "node:crypto";

const PREFIX = "whsec_";

/**
 * Signs a message as Standard Webhooks does, so that its libraries verify it: HMAC-SHA256 over `id.timestamp.body`. A
 * secret that begins with `whsec_` is base64 behind it, any other is taken as its bytes.
 */
export function signEvent(
  secret: string,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  const key = secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), "base64") : Buffer.from(secret);
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
