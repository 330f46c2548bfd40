export type { BelegEvent, EventRecorder } from "./beleg-event.ts";
export { EVENT_CHANNEL, type EventSettings, eventRecorder } from "./event-recorder.ts";
export { eventSender } from "./event-sender.ts";
