import { LANGUAGES, LOCALES } from "@beleg/core/text";

/** What `--locale` takes, for the help. */
export const LOCALE_CHOICES = LOCALES.join(", ");

/** What `--lang` takes, for the help. */
export const LANGUAGE_CHOICES = ["auto", ...LANGUAGES].join(", ");
