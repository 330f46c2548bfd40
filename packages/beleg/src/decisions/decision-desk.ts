import type { PipelineState } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { openStore } from "../store/index.ts";
import { notificationSender } from "./notification-sender.ts";
import { saveDecision } from "./save-decision.ts";
import { sendNotifications } from "./send-notifications.ts";

/** Opens the store for one run of decisions, and the way its messages leave. */
export async function openDesk(
  settings: Pick<Settings, "database_url" | "home" | "review_first" | "notify_url" | "notify_token">,
  cwd: string,
) {
  const store = await openStore(settings, { cwd });
  const sender = notificationSender(settings, cwd);
  return {
    save: (state: PipelineState) => saveDecision(store, state, settings),
    sendNotifications: () => sendNotifications(store, sender),
    close: () => store.close(),
  };
}
