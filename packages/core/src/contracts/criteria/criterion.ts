import { z } from "zod";
import { addError, betweenFields } from "../values/own-error.ts";
import { identifier } from "../values/text.ts";
import { criteriaOf, MAX_CRITERIA, MAX_CRITERION } from "./criteria-of.ts";

const words = z.string().min(1).max(MAX_CRITERION);

/** Something the caller wants a text to show, in their own words. */
export const Criterion = z.strictObject({
  id: identifier.describe("What reports call it; no two criteria of a check share it."),
  text: words.describe("What the text must show, e.g. `mentions the deadline and the amount`."),
});
export type Criterion = z.infer<typeof Criterion>;

/** The caller's own criteria, as plain texts or with ids. A language model judges them, all in one call. */
export const Criteria = z
  .array(z.union([words, Criterion]))
  .max(MAX_CRITERIA)
  .superRefine(
    betweenFields((given, context) => {
      const ids = criteriaOf(given).map(({ id }) => id);
      ids.forEach((id, index) => {
        if (ids.indexOf(id) < index) addError(context, "duplicate_value", { value: id }, [index]);
      });
    }),
  );
export type Criteria = z.infer<typeof Criteria>;
