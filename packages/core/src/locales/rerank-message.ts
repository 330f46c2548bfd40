import { rerank as de } from "../languages/de/messages/rerank.ts";
import { rerank as en } from "../languages/en/messages/rerank.ts";
import { rerank as es } from "../languages/es/messages/rerank.ts";
import { rerank as pt } from "../languages/pt/messages/rerank.ts";
import { featureFormatter } from "./create-formatter.ts";

/** `formatMessage` for what a ranking says. */
export const rerankMessage = featureFormatter<"rerank">({ de, en, es, pt });
