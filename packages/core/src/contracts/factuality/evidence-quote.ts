import { z } from "zod";
import { offset, unitInterval } from "../values/numbers.ts";
import { addError, betweenFields } from "../values/own-error.ts";
import { filledText } from "../values/text.ts";

/** How a quote was found: letter by letter, or after folding whitespace, quotation marks and dashes. */
export const QuoteMatch = z.enum(["exact", "folded"]);
export type QuoteMatch = z.infer<typeof QuoteMatch>;

/** Verbatim words of a source with their place in it: `source.text.slice(start_char, end_char) === text`. */
export const EvidenceQuote = z
  .strictObject({
    text: filledText,
    start_char: offset,
    end_char: offset,
    match: QuoteMatch,
    /** The source the words stand in; absent where `article_text` is the only one. */
    source_id: z.string().optional(),
  })
  .superRefine(
    betweenFields(({ start_char, end_char }, context) => {
      if (end_char <= start_char) addError(context, "span_reversed", {}, ["end_char"]);
    }),
  );
export type EvidenceQuote = z.infer<typeof EvidenceQuote>;

/** A window `[start_char, end_char)` over the source that a claim is compared with; never a re-joined copy. */
export const Passage = z
  .strictObject({ index: offset, start_char: offset, end_char: offset, text: z.string(), score: unitInterval })
  .superRefine(
    betweenFields(({ start_char, end_char }, context) => {
      if (end_char < start_char) addError(context, "span_reversed", {}, ["end_char"]);
    }),
  );
export type Passage = z.infer<typeof Passage>;
