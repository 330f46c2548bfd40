import { checkReport as de } from "../languages/de/messages/check-report.ts";
import { checkReport as en } from "../languages/en/messages/check-report.ts";
import { checkReport as es } from "../languages/es/messages/check-report.ts";
import { checkReport as pt } from "../languages/pt/messages/check-report.ts";
import { featureFormatter } from "./create-formatter.ts";

/** `formatMessage` for what a check writes into a report. */
export const reportMessage = featureFormatter<"report", keyof typeof en>({ de, en, es, pt });
