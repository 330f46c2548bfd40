import type { Locale } from "@beleg/core/text";
import type { Settings } from "./setting-table.ts";

/** The language somebody chose for messages; without one they speak that of the text they are about, else English. */
export function givenLocale({ locale }: Pick<Settings, "locale">): Locale | undefined {
  return locale === "auto" ? undefined : locale;
}
