import type { AgentResult, CheckAnswer, CheckResult, CriteriaResult, OffsetEncoding } from "../contracts/index.ts";
import { reportInOffsetEncoding, type SourceTexts, sourceTexts } from "../report/index.ts";
import { IndexedText } from "../text/indexed-text.ts";
import type { CodePointIndex } from "../text/positions/code-points.ts";
import type { CheckInput } from "./judge.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The same result with its offsets counted for the reader: `unicode` turns UTF-16 units into code points. */
export function checkInOffsetEncoding(result: CheckResult, input: CheckInput, encoding: OffsetEncoding): CheckAnswer {
  if (encoding === "utf-16") return result;
  const texts = { summary: new IndexedText(input.summary_text), sources: sourceTexts(input) };
  const convert = converter(texts.summary.codePoints, texts.sources);
  const { factuality, coherence, readability, criteria } = result;
  return {
    ...result,
    offset_encoding: encoding,
    ...(factuality && { factuality: convert(factuality) }),
    ...(coherence && { coherence: convert(coherence) }),
    ...(readability && { readability: convert(readability) }),
    ...(criteria && { criteria: criteriaIn(criteria, texts.summary.codePoints) }),
    explainability: reportInOffsetEncoding(result.explainability, texts, encoding),
  };
}

/** The quotes of criteria lie in the judged text. */
function criteriaIn(criteria: CriteriaResult, summary: CodePointIndex): CriteriaResult {
  const items = criteria.items.map((item) => {
    if (item.quote === null) return item;
    const { start_char, end_char, ...quote } = item.quote;
    const place = { start_char: summary.toCodePoint(start_char), end_char: summary.toCodePoint(end_char) };
    return { ...item, quote: { ...quote, ...place } };
  });
  return { ...criteria, items };
}

const QUOTES: ReadonlySet<string> = new Set(["evidence", "conflict"]);

/** Every place of a result lies in the judged text, except those of its quotes, which lie in their source. */
function converter(
  summary: CodePointIndex,
  sources: SourceTexts,
): <Result extends AgentResult>(result: Result) => Result {
  const value = (given: unknown, index: CodePointIndex): unknown => {
    if (Array.isArray(given)) return given.map((item) => value(item, index));
    if (typeof given !== "object" || given === null) return given;
    return fields(given as Fields, index);
  };
  const fields = (given: Fields, index: CodePointIndex): Record<string, unknown> => {
    const converted: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(given)) {
      if ((key === "start_char" || key === "end_char") && typeof inner === "number") {
        converted[key] = index.toCodePoint(inner);
      } else converted[key] = value(inner, QUOTES.has(key) ? sourceOf(inner) : index);
    }
    return converted;
  };
  const sourceOf = (quote: unknown): CodePointIndex => {
    const { source_id = null } = (quote ?? {}) as { readonly source_id?: string };
    return sources.get(source_id)?.codePoints ?? summary;
  };
  return (result) => ({
    ...result,
    issue_spans: result.issue_spans.map((span) => ({
      ...span,
      start_char: summary.toCodePoint(span.start_char),
      end_char: summary.toCodePoint(span.end_char),
    })),
    details: fields(result.details, summary) as typeof result.details,
  });
}
