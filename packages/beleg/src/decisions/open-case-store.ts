import type { PipelineState } from "@beleg/core/contracts";
import { eventRecorder } from "../events/index.ts";
import { openQueue } from "../queue/index.ts";
import { reviewPolicies } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import { openStore } from "../store/index.ts";
import { notificationSender } from "./notification-sender.ts";
import { saveDecision } from "./save-decision.ts";
import { sendNotifications } from "./send-notifications.ts";

/** Opens the store for one run of decisions, and the way its messages leave. */
export async function openCaseStore(settings: Settings, cwd: string) {
  const store = await openStore(settings, { cwd, visits: true });
  // The reviews' timers: a deadline takes effect also when nobody looks.
  const jobs = await openQueue(store);
  const sender = notificationSender(settings, cwd);
  const { review_first } = settings;
  const policies = reviewPolicies(settings);
  const events = eventRecorder(settings);
  return {
    save: (state: PipelineState) => saveDecision(store, state, { review_first, policies, jobs, events }),
    sendNotifications: () => sendNotifications(store, sender),
    async close() {
      await jobs.stop({ timeoutMs: 0 });
      await store.close();
    },
  };
}
