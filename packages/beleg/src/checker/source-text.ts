import { joinTexts, sourcesOf } from "@beleg/core/contracts";

/** The source of a check as it is stored: its text, or the texts of several in a row. */
export function sourceText(input: Parameters<typeof sourcesOf>[0]): string {
  const several = sourcesOf(input);
  return several.length > 0 ? joinTexts(several).text : (input.article_text ?? "");
}
