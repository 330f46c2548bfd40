import { messageTable } from "../message-table.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

/** The words around a report on a page; the English table fixes keys and params. */
export const reportPage = messageTable({ de, en, es, pt });
