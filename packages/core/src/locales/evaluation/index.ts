import { messageTable } from "../message-table.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

/** The messages of `evaluation`; the English table fixes keys and params. */
export const evaluation = messageTable({ de, en, es, pt });
