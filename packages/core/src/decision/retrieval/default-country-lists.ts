import type { CountryLists } from "./country-lists.ts";

/** The country lists Beleg ships; a dated file of the same shape replaces them. */
export const DEFAULT_COUNTRY_LISTS: CountryLists = {
  dated: "2025-02-01",
  blacklist: { KP: 1, IR: 1, MM: 0.95 },
  graylist: { SY: 0.85, VE: 0.8, YE: 0.8, PK: 0.75, NG: 0.7, MZ: 0.7, AL: 0.65 },
  elevated: { RU: 0.75, BY: 0.7, CN: 0.45, MX: 0.45, BR: 0.4, ID: 0.4, ZA: 0.4, PH: 0.35, IN: 0.35 },
};
