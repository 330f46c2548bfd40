import { messageTable } from "../message-table.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

/** The messages of the store's verbs; the English table fixes keys and params. */
export const store = messageTable({ de, en, es, pt });
