import { z } from "zod";
import { ARTICLE_ID, MAX_SOURCES, MAX_SOURCES_LENGTH, SOURCE_LIMITS } from "./sources-of.ts";
import { addError, betweenFields } from "./values/own-error.ts";
import { identifier } from "./values/text.ts";

/** One of the texts a text is checked against. Evidence names it by its `id`. */
export const Source = z.strictObject({
  id: identifier.describe("What evidence calls this source; no two sources of a check share it."),
  text: z.string().describe("The source itself, in plain text."),
  title: z.string().max(SOURCE_LIMITS.title).nullish().describe("What reports call it beside its id."),
  url: z.string().max(SOURCE_LIMITS.url).nullish().describe("Where it can be read."),
  date: z.string().max(SOURCE_LIMITS.date).nullish().describe("When it was published, as the caller writes dates."),
});
export type Source = z.output<typeof Source>;

/** The sources of a check, in the order in which evidence is looked for. */
export const Sources = z
  .array(Source)
  .max(MAX_SOURCES)
  .superRefine(
    betweenFields((sources, context) => {
      const seen = new Set<string>();
      let length = 0;
      sources.forEach(({ id, text }, index) => {
        if (seen.has(id)) addError(context, "duplicate_source", { id }, [index, "id"]);
        seen.add(id);
        length += text.length;
      });
      if (length > MAX_SOURCES_LENGTH) {
        addError(context, "sources_too_long", { length, maximum: MAX_SOURCES_LENGTH });
      }
    }),
  );

/** Beside other sources `article_text` has an id of its own. */
export const articleIdIsFree: (given: GivenSources, context: z.RefinementCtx<GivenSources>) => void =
  betweenFields<GivenSources>(({ article_text, sources }, context) => {
    const at = sources?.findIndex(({ id }) => id === ARTICLE_ID) ?? -1;
    if (article_text && at >= 0) addError(context, "duplicate_source", { id: ARTICLE_ID }, ["sources", at, "id"]);
  });

interface GivenSources {
  readonly article_text?: string | null | undefined;
  readonly sources?: readonly { readonly id: string }[] | null | undefined;
}
