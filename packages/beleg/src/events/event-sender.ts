import { belegError, canonicalJson } from "@beleg/core/contracts";
import { guardedFetch } from "../language-model/guarded-fetch.ts";
import type { EventSettings } from "./event-recorder.ts";
import { signEvent } from "./sign-event.ts";

const LIMIT_MS = 10_000;

/** Posts one event to the configured address. */
type EventSender = (message: {
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
}) => Promise<void>;

/**
 * Posts events, signed, to one configured address and nowhere a redirect may point. Anything but 2xx throws, and the queue
 * tries again with the same `webhook-id`; the time in the signature is that of the try. Null where none is configured.
 */
export function eventSender(
  { events_url, events_secret }: Pick<EventSettings, "events_url" | "events_secret">,
  now: () => number = Date.now,
): EventSender | null {
  if (events_url === null) return null;
  if (events_secret === null) {
    throw belegError("invalid_argument", { argument: "events_secret", detail: "events are never sent unsigned" });
  }
  const post = guardedFetch(events_url);
  return async ({ key, payload }) => {
    const body = canonicalJson({ id: key, ...payload });
    const timestamp = Math.floor(now() / 1000);
    const response = await post(events_url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": key,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signEvent(events_secret, { id: key, timestamp, body }),
      },
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver of events answered ${response.status}`);
  };
}
