export { type BelegEvent, EVENT_TYPES, type EventRecorder, type EventType } from "./beleg-event.ts";
export { EVENT_CHANNEL, type EventSettings, eventRecorder } from "./event-recorder.ts";
export { type EventSender, eventSender } from "./event-sender.ts";
