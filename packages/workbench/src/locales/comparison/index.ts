import { messageTable } from "../message-table.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export const comparison = messageTable({ de, en, es, pt });
