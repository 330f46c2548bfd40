import type { checkErrors } from "../en/messages/check-errors.ts";
import type { checkReport } from "../en/messages/check-report.ts";
import type { messages as english } from "../en/messages/index.ts";

/** The English messages: they fix every feature, key and placeholder. */
export type EnglishMessages = typeof english;

/** The messages of a locale: every feature and key of the English ones; a test compares the placeholders. */
export type Messages = {
  readonly [Feature in keyof EnglishMessages]: { readonly [Key in keyof EnglishMessages[Feature]]: string };
};

/** The errors of a check itself, which stand apart from the others. */
export type CheckErrorTexts = { readonly [Code in keyof typeof checkErrors]: string };

/** What a check itself writes into a report. */
export type CheckReportTexts = { readonly [Key in keyof typeof checkReport]: string };
