import { z } from "zod";

/** One setting: where it may come from, what it may be, what it is when nobody says. */
export type Setting = {
  readonly schema: z.ZodType;
  readonly fallback: unknown;
  readonly env?: string;
  /** Never shown; `path`: an address whose path is a secret, as that of a webhook is. */
  readonly secret?: boolean | "path";
};

/** A whole number, also as the text of a variable. */
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Yes or no, also as the text of a variable. */
export const flag = z.union([
  z.boolean(),
  z.enum(["true", "false", "1", "0"]).transform((word) => word === "true" || word === "1"),
]);
