import { z } from "zod";
import { countryPattern } from "./country-pattern.ts";
import { named } from "./own-error.ts";

/** An amount of money as a decimal text (`"1800.00"`): binary floats cannot hold cents. */
export const Amount = z
  .string(named("invalid_amount"))
  .regex(/^(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/, "invalid_amount")
  .describe('a decimal number as text, such as "1800.00"');

/** An ISO 4217 currency code. */
export const Currency = z.string(named("invalid_currency")).regex(/^[A-Z]{3}$/, "invalid_currency");

/** An ISO 3166-1 alpha-2 country code. */
export const Country = z
  .string(named("invalid_country"))
  .regex(new RegExp(`^(?:${countryPattern(false)})$`), "invalid_country");
