import { canonicalJson } from "@beleg/core/contracts";
import { guardedFetch } from "../language-model/guarded-fetch.ts";
import type { NotificationSender } from "./send-notifications.ts";

const LIMIT_MS = 10_000;

/**
 * Posts each message as JSON to one configured address, and nowhere a redirect may point. The key goes along as
 * `Idempotency-Key`: after a crash the same message may come twice, and the receiver can tell.
 */
export function webhookSender(
  address: string,
  { token = null }: { readonly token?: string | null } = {},
): NotificationSender {
  const post = guardedFetch(address);
  return {
    async send({ key, channel, payload }) {
      const response = await post(address, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: canonicalJson({ key, channel, ...payload }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the receiver of notifications answered ${response.status}`);
    },
  };
}
