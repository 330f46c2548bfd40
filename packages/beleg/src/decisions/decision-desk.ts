import { resolve } from "node:path";
import type { PipelineState } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { openStore } from "../store/index.ts";
import { saveDecision } from "./save-decision.ts";
import { fileSender, sendNotifications } from "./send-notifications.ts";

/** Opens the store for one run of decisions, with the file sender under Beleg's home. */
export async function openDesk(settings: Pick<Settings, "database_url" | "home" | "review_first">, cwd: string) {
  const store = await openStore(settings, { cwd });
  const sender = fileSender(resolve(cwd, settings.home, "notifications"));
  return {
    save: (state: PipelineState) => saveDecision(store, state, settings),
    sendNotifications: () => sendNotifications(store, sender),
    close: () => store.close(),
  };
}
