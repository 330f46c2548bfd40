import type { Settings } from "../settings/index.ts";
import { eventKey } from "../store/index.ts";
import type { EventRecorder } from "./beleg-event.ts";

/** The settings that concern events. */
export type EventSettings = Pick<Settings, "events_url" | "events_secret" | "events_expiring_hours">;

/** The channel of the outbox that events leave through. */
export const EVENT_CHANNEL = "event";

/** Keeps events for the configured receiver; undefined where none is configured. */
export function eventRecorder({
  events_url = null,
  events_expiring_hours = 1,
}: Partial<EventSettings>): EventRecorder | undefined {
  if (events_url === null) return undefined;
  return {
    expiringMs: events_expiring_hours * 3_600_000,
    async record(tx, tenant, { type, subject, data }) {
      await tx.tenant(tenant).notifications.add({
        dedupe_key: eventKey(type, subject),
        channel: EVENT_CHANNEL,
        payload: { type, timestamp: new Date(tx.clock.now()).toISOString(), data },
      });
    },
  };
}
