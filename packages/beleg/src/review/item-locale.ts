import type { ReviewItem } from "@beleg/core/contracts";
import { isLocale, type Locale, textLocale } from "@beleg/core/text";

/** The language of what an item is about: that of its text or case, else that of its question. */
export function itemLocale({ snapshot }: Pick<ReviewItem, "snapshot">): Locale {
  const state = fields(snapshot.state);
  const named = [snapshot.locale, fields(state.explanation).locale, state.locale].find(
    (locale) => typeof locale === "string" && isLocale(locale),
  );
  if (named !== undefined) return named as Locale;
  return textLocale(typeof snapshot.query === "string" ? snapshot.query : "");
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
