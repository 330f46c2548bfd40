import { z } from "zod";
import { DateTime } from "../values/date-time.ts";
import { addError, betweenFields } from "../values/own-error.ts";
import { identifier } from "../values/text.ts";

/** A longer text is no question, and every candidate is compared with every word of it. */
const MAX_QUERY = 10_000;

/** What is asked; blanks alone ask nothing. */
export const Query = z
  .string()
  .min(1)
  .max(MAX_QUERY)
  .superRefine((text, context) => {
    if (text !== "" && text.trim() === "") addError(context, "too_short", { minimum: 1 });
  });

/** A candidate as older clients send it: id, title, text and address. */
export const ScoreResultInput = z.strictObject({
  id: identifier,
  title: z.string().default(""),
  snippet: z.string(),
  url: z.string().max(4096).nullable().default(null),
  /** The score the search engine gave, on its own scale. */
  score: z.number().nullable().default(null),
});
export type ScoreResultInput = z.output<typeof ScoreResultInput>;

/** A source found for a question, with what is known about its age, kind and standing. */
export const SearchCandidate = ScoreResultInput.extend({
  is_pdf: z.boolean().default(false),
  /** When the content was published or changed; must name its offset, leaves as UTC with `Z`. */
  detected_date: DateTime.nullable().prefault(null),
  version_hint: z.string().nullable().default(null),
  /** The kind of site when the caller knows it: government, commercial, academic … */
  domain_type: z.string().min(1).nullable().default(null),
  trust_hint: z.string().min(1).nullable().default(null),
});
export type SearchCandidate = z.output<typeof SearchCandidate>;

/** More than this is no list to choose from; the limit comes first, so that a hostile list costs nothing. */
const MAX_CANDIDATES = 100_000;

/** Candidates under one roof: ids are unique, so a score can name its candidate. */
export const SearchCandidates = z
  .array(SearchCandidate)
  .max(MAX_CANDIDATES)
  .superRefine(
    betweenFields((candidates, context) => {
      const seen = new Set<string>();
      candidates.forEach(({ id }, index) => {
        if (seen.has(id)) addError(context, "duplicate_value", { value: id }, [index, "id"]);
        seen.add(id);
      });
    }),
  );
