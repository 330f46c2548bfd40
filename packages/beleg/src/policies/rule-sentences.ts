import { guessLanguage, segmentSentences } from "@beleg/core/text";

/** `**Rule 2:**` before the sentence that carries the second rule, also in German, Spanish and Portuguese. */
const MARKER = /\*\*(?:Rule|Regel|Regla|Regra)(?:[ \t]+(\d{1,3}))?:\*\*\s*/gi;

/** The text of a policy without its marks, and the sentence each mark stands before. */
export interface MarkedText {
  readonly text: string;
  readonly sentences: readonly { readonly rule: number | null; readonly sentence: string; readonly line: number }[];
}

/** Takes the marks out of a text and finds the sentence behind each. Lines count from the first of the text, which is 1. */
export function ruleSentences(body: string): MarkedText {
  const marks = [...body.matchAll(MARKER)];
  const text = body.replace(MARKER, "").trim();
  if (marks.length === 0) return { text, sentences: [] };
  const { language } = guessLanguage(text);
  const sentences = marks.map((mark, index) => {
    const rest = body.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? body.length);
    const paragraph = rest.split(/\n\s*\n/, 1)[0] ?? "";
    return {
      rule: mark[1] === undefined ? null : Number(mark[1]),
      sentence: segmentSentences(paragraph, language)[0]?.text.trim() ?? "",
      line: body.slice(0, mark.index).split("\n").length,
    };
  });
  return { text, sentences };
}
