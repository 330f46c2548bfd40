import { BelegError } from "../contracts/errors/beleg-error.ts";
import { CHECK_ERRORS, type CheckErrorData } from "../contracts/errors/check-error.ts";
import { errorData } from "../contracts/errors/error-data.ts";
import { ARTICLE_ID } from "../contracts/sources-of.ts";
import { LANGUAGES } from "../languages/language.ts";
import { LOCALES } from "../locales/index.ts";
import { criteriaErrors } from "./criteria-errors.ts";
import type { CheckInput, RunOptions } from "./judge.ts";
import { integerErrors, optionErrors, textErrors, typeError } from "./read-fields.ts";
import { sourceErrors } from "./source-errors.ts";

/** The options of a check that can be wrong. */
type Choices = RunOptions & { readonly topK?: number | undefined };

/** More errors than this help nobody. */
const MAX_ERRORS = 100;

/**
 * Refuses what is no check, with the errors every edge answers: a code, the path, and what to do. Read by hand, so that a
 * page that checks texts brings no schemas; a test holds it against the contracts. Other keys are left alone, so that a
 * row of a dataset can be checked as it is.
 */
export function requireInput(input: CheckInput, options: Choices): void {
  refuse(inputErrors(input));
  refuse(choiceErrors(options));
}

function refuse(errors: readonly CheckErrorData[]): void {
  const [first] = errors;
  if (first !== undefined) throw new BelegError(first, CHECK_ERRORS, { errors: errors.slice(0, MAX_ERRORS) });
}

function inputErrors(input: unknown): readonly CheckErrorData[] {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return [typeError(input, "object", [])];
  const { summary_text, article_text, sources, criteria } = input as Readonly<Record<keyof CheckInput, unknown>>;
  const errors = [
    ...textErrors(summary_text, ["summary_text"]),
    ...(article_text === undefined ? [] : textErrors(article_text, ["article_text"])),
    ...(sources === undefined ? [] : sourceErrors(sources)),
    ...(criteria === undefined ? [] : criteriaErrors(criteria)),
  ];
  return errors.length > 0 ? errors : articleIdIsTaken(input as CheckInput);
}

/** Beside other sources `article_text` has an id of its own. */
function articleIdIsTaken({ article_text, sources }: CheckInput): readonly CheckErrorData[] {
  const at = sources?.findIndex(({ id }) => id === ARTICLE_ID) ?? -1;
  if (!article_text || at < 0) return [];
  return [errorData("duplicate_source", { id: ARTICLE_ID }, `sources[${at}].id`)];
}

function choiceErrors({ locale, language, topK, maxFailed }: Choices): readonly CheckErrorData[] {
  return [
    ...(locale === undefined ? [] : optionErrors(locale, ["locale"], LOCALES)),
    // A pack of the caller's own is a language as well.
    ...(language === undefined || (typeof language === "object" && language !== null)
      ? []
      : optionErrors(language, ["language"], LANGUAGES.toSorted())),
    ...(topK === undefined ? [] : integerErrors(topK, ["topK"], 1)),
    ...(maxFailed === undefined ? [] : integerErrors(maxFailed, ["maxFailed"], 0)),
  ];
}
