import { messageTable } from "../message-table.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

/** The texts of the error codes; the codes themselves are the table in `contracts/errors/error-codes.ts`. */
export const errors = messageTable({ de, en, es, pt });
