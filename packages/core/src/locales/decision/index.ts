import { messageTable } from "../message-table.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

/** The messages of `decision`; the English table fixes keys and params. */
export const decision = messageTable({ de, en, es, pt });
