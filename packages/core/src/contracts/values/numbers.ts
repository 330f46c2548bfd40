import { z } from "zod";

/** A score, share, probability or confidence: 0 to 1. */
export const unitInterval = z.number().min(0).max(1);

/** How many of something: a whole number from 0. */
export const count = z.int().min(0);

/** A place in a text: a whole number of code units from 0. */
export const offset = z.int().min(0);
