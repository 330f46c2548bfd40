import { coherence as de } from "../languages/de/messages/coherence.ts";
import { coherence as en } from "../languages/en/messages/coherence.ts";
import { coherence as es } from "../languages/es/messages/coherence.ts";
import { coherence as pt } from "../languages/pt/messages/coherence.ts";
import { featureFormatter } from "./create-formatter.ts";

/** `formatMessage` for what is said on coherence. */
export const coherenceMessage = featureFormatter<"coherence">({ de, en, es, pt });
