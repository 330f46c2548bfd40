import { report as de } from "../languages/de/messages/report.ts";
import { report as en } from "../languages/en/messages/report.ts";
import { report as es } from "../languages/es/messages/report.ts";
import { report as pt } from "../languages/pt/messages/report.ts";
import { featureFormatter } from "./create-formatter.ts";

/** `formatMessage` for what a report says. */
export const reportMessage = featureFormatter<"report">({ de, en, es, pt });
