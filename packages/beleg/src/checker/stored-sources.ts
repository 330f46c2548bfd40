import { joinTexts, sourcesOf } from "@beleg/core/contracts";
import type { SaveRun } from "../store/index.ts";
import type { CheckInput } from "./checker.ts";

/** The sources of a check as its run keeps them: one article, and where the sources stand in it if there are several. */
export function storedSources(
  { article_text = "", sources }: Pick<CheckInput, "article_text" | "sources">,
  lang: string | null,
  title: string | null = null,
): Pick<SaveRun, "article" | "sources"> {
  const several = sourcesOf({ article_text, sources });
  if (several.length > 0) return { article: { text: joinTexts(several).text, lang }, sources: several };
  return { article: article_text === "" ? null : { text: article_text, title, lang } };
}
