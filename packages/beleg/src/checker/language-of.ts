import { isLanguage, type Language } from "@beleg/core/text";

/** The language somebody named: the setting before the text's own; otherwise it is detected. */
export function languageOf(setting: Language | "auto", own: string | null | undefined): Language | undefined {
  if (setting !== "auto") return setting;
  return isLanguage(own) ? own : undefined;
}
