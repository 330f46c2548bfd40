import { z } from "zod";
import { LOCALES } from "../../locales/index.ts";

/** A language the texts of Beleg exist in. */
export const LocaleName = z.enum(LOCALES);
