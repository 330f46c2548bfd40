import { LANGUAGES, LOCALES } from "@beleg/core/text";

/** What `--locale` takes, for the help; `auto` is the language of the text. */
export const LOCALE_CHOICES = ["auto", ...LOCALES].join(", ");

/** What `--lang` takes, for the help. */
export const LANGUAGE_CHOICES = ["auto", ...LANGUAGES].join(", ");
