import { criteriaOf, MAX_CRITERIA, MAX_CRITERION } from "../contracts/criteria/criteria-of.ts";
import type { CheckErrorData } from "../contracts/errors/check-error.ts";
import { errorData } from "../contracts/errors/error-data.ts";
import { formatPath } from "../contracts/errors/format-path.ts";
import { shownText } from "../contracts/errors/shown-value.ts";
import { MAX_IDENTIFIER } from "../contracts/values/limits.ts";
import type { CheckInput } from "./judge.ts";
import { textErrors, typeError } from "./read-fields.ts";

type Given = NonNullable<CheckInput["criteria"]>;

/** What is wrong with a list of criteria. */
export function criteriaErrors(criteria: unknown): readonly CheckErrorData[] {
  if (!Array.isArray(criteria)) return [typeError(criteria, "array", ["criteria"])];
  if (criteria.length > MAX_CRITERIA) return [errorData("too_long", { maximum: MAX_CRITERIA }, "criteria")];
  const errors = criteria.flatMap((one: unknown, index) => oneCriterion(one, ["criteria", index]));
  if (errors.length > 0) return errors;
  const ids = criteriaOf(criteria as Given).map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [errorData("duplicate_value", { value: shownText(id) }, `criteria[${index}]`)] : [],
  );
}

function oneCriterion(one: unknown, path: readonly PropertyKey[]): readonly CheckErrorData[] {
  const limits = { min: 1, max: MAX_CRITERION };
  if (typeof one === "string") return textErrors(one, path, limits);
  if (typeof one !== "object" || one === null || Array.isArray(one)) return [typeError(one, "string", path)];
  const { id, text, ...others } = one as Readonly<Record<string, unknown>>;
  return [
    ...textErrors(id, [...path, "id"], { min: 1, max: MAX_IDENTIFIER }),
    ...textErrors(text, [...path, "text"], limits),
    ...Object.keys(others).map((key) =>
      errorData("unknown_key", { key: shownText(key) }, formatPath([...path, shownText(key)])),
    ),
  ];
}
