import { requireContract, type Source, Sources } from "@beleg/core/contracts";
import { z } from "zod";

/** A passage as retrievers hand it over: under `text`, LangChain's `page_content`, or `content`. */
const Passage = z.looseObject({
  id: z
    .union([z.string().min(1), z.number()])
    .transform(String)
    .nullish(),
  text: z.string().nullish(),
  page_content: z.string().nullish(),
  content: z.string().nullish(),
  title: z.string().nullish(),
  url: z.string().nullish(),
  date: z.string().nullish(),
});

/** Passages that were given to a model, as plain texts or objects; those without an id are called after their place. */
const Contexts = z.array(z.union([z.string(), Passage])).transform((contexts, context): Source[] =>
  contexts.map((passage, at) => {
    const id = `context-${at + 1}`;
    if (typeof passage === "string") return { id, text: passage };
    const { title, url, date } = passage;
    const text = passage.text ?? passage.page_content ?? passage.content;
    if (text == null) context.addIssue({ code: "invalid_type", expected: "string", path: [at, "text"] });
    return { id: passage.id ?? id, text: text ?? "", title, url, date };
  }),
);

const Row = z.looseObject({ sources: Sources.nullish(), contexts: Contexts });

/** A row of a dataset with its `contexts` among its `sources`; one without them as it is. */
export function withContexts(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("contexts" in value) || value.contexts == null) return value;
  const { contexts, sources, ...row } = requireContract(Row, value);
  return { ...row, sources: [...(sources ?? []), ...contexts] };
}
