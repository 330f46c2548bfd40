import { z } from "zod";
import { Country, DateTime } from "../../contracts/values/index.ts";

const level = z.number().min(0).max(1);

/** Country risk as a dated file: list name → country → threat level. */
export const CountryLists = z.strictObject({
  dated: z.union([z.iso.date(), DateTime]),
  blacklist: z.record(Country, level),
  graylist: z.record(Country, level),
  elevated: z.record(Country, level),
});
export type CountryLists = z.output<typeof CountryLists>;

/** The lists in the order of their weight. */
export const COUNTRY_LIST_NAMES = ["blacklist", "graylist", "elevated"] as const;
