import { readability as de } from "../languages/de/messages/readability.ts";
import { readability as en } from "../languages/en/messages/readability.ts";
import { readability as es } from "../languages/es/messages/readability.ts";
import { readability as pt } from "../languages/pt/messages/readability.ts";
import { featureFormatter } from "./create-formatter.ts";

/** `formatMessage` for what is said on readability. */
export const readabilityMessage = featureFormatter<"readability">({ de, en, es, pt });
