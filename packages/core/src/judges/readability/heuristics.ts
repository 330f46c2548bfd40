import { ISSUE_TYPES, type IssueSpan, type IssueTypeOf } from "../../contracts/index.ts";
import { readabilityMessage } from "../../locales/index.ts";
import type { AnalysedSentence, TextPair } from "../../text/index.ts";
import type { JudgeOptions } from "../shared/evaluator.ts";

const LONG_FROM = 30;
const VERY_LONG_FROM = 45;
const COMMAS_FROM = 4;

/**
 * Simple rules per sentence for a low score that came without a reason: many words, many commas, brackets. When no rule
 * applies anywhere, the longest sentence is named as hard to parse. They never change a score.
 */
export function readabilityHeuristics(texts: TextPair, options: JudgeOptions = {}): IssueSpan[] {
  const { sentences } = texts.summary;
  const locale = options.locale ?? texts.locale;
  const found = sentences.flatMap((sentence) => rulesOf(sentence));
  if (found.length > 0) return found;
  const longest = sentences.reduce<AnalysedSentence | undefined>(
    (best, one) => (best === undefined || one.tokens.length > best.tokens.length ? one : best),
    undefined,
  );
  if (longest === undefined) return [];
  const words = longest.tokens.length;
  const message = readabilityMessage("readability.hard_to_parse", { value: words }, locale);
  return [issue(longest, "HARD_TO_PARSE", "words", words, message)];

  function rulesOf(sentence: AnalysedSentence): IssueSpan[] {
    const issues: IssueSpan[] = [];
    const words = sentence.tokens.length;
    const commas = count(sentence.text, /,/gu);
    const brackets = count(sentence.text, /[()[\]{}]/gu);
    if (words >= LONG_FROM) {
      const message = readabilityMessage("readability.long_sentence", { value: words }, locale);
      const long = issue(sentence, "LONG_SENTENCE", "words", words, message);
      issues.push(words >= VERY_LONG_FROM ? { ...long, severity: "high" } : long);
    }
    if (commas >= COMMAS_FROM) {
      const message = readabilityMessage("readability.many_commas", { value: commas }, locale);
      issues.push(issue(sentence, "PUNCTUATION_OVERLOAD", "commas", commas, message));
    }
    if (brackets > 0) {
      const message = readabilityMessage("readability.brackets", { value: brackets }, locale);
      issues.push(issue(sentence, "COMPLEX_NESTING", "brackets", brackets, message));
    }
    return issues;
  }
}

function issue(
  sentence: AnalysedSentence,
  issueType: IssueTypeOf<"readability">,
  metric: string,
  value: number,
  message: string,
): IssueSpan {
  return {
    start_char: sentence.start_char,
    end_char: sentence.end_char,
    message,
    severity: ISSUE_TYPES.readability[issueType].severity,
    issue_type: issueType,
    origin: "heuristic",
    metric,
    metric_value: value,
  };
}

function count(text: string, pattern: RegExp): number {
  let n = 0;
  for (const _ of text.matchAll(pattern)) n += 1;
  return n;
}
