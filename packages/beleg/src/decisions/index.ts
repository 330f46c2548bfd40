export { assignStyle } from "./assign-style.ts";
export { openDesk } from "./decision-desk.ts";
export { type DecisionSettings, decisionOptions } from "./decision-options.ts";
export { type DecisionStats, decisionStats, type Rate, wilson } from "./decision-stats.ts";
export { loadCountryLists } from "./load-country-lists.ts";
export { fileSender, type NotificationSender, notificationSender } from "./notification-sender.ts";
export { decisionEffects } from "./review-effects.ts";
export { type SaveDecisionOptions, type SavedDecision, saveDecision } from "./save-decision.ts";
export { sendNotification, sendNotifications } from "./send-notifications.ts";
