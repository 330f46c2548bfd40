import { messageTable } from "../message-table.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

/** The messages of `cli`; the English table fixes keys and params. */
export const cli = messageTable({ de, en, es, pt });
