import { z } from "zod";
import { LANGUAGES } from "../../languages/language.ts";

/** A language Beleg reads texts in. */
export const LanguageName = z.enum(LANGUAGES.toSorted());
