export { assignStyle } from "./assign-style.ts";
export { caseReviews } from "./case-reviews.ts";
export { decisionOptions } from "./decision-options.ts";
export { decisionStats } from "./decision-stats.ts";
export { fileSender } from "./file-sender.ts";

export { notificationSender } from "./notification-sender.ts";
export { openCaseStore } from "./open-case-store.ts";
export { type Decider, openDecider } from "./open-decider.ts";
export { decisionEffects } from "./review-effects.ts";
export { type SaveDecisionOptions, type SavedDecision, saveDecision } from "./save-decision.ts";
export { type NotificationSender, sendNotification, sendNotifications } from "./send-notifications.ts";
