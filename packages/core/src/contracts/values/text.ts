import { z } from "zod";
import { MAX_IDENTIFIER } from "./limits.ts";

/** A text that says something: at least one character. */
export const filledText = z.string().min(1);

/** A name that is looked up, printed and stored; the bound keeps hostile ids out of logs and keys. */
export const identifier = z.string().min(1).max(MAX_IDENTIFIER);
