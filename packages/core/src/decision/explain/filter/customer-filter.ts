import type { DecisionOutcome, FilterOutcome } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import type { FilterRuleId } from "./filter-rule-id.ts";
import { findFormat, MAX_TEXT_LENGTH } from "./find-format.ts";
import { findIdentifiers } from "./find-identifiers.ts";
import { findKeywords } from "./find-keywords.ts";
import { findNumbers } from "./find-numbers.ts";
import { findPhishing } from "./find-phishing.ts";
import { findStrangeReasons } from "./find-strange-reasons.ts";
import { gatherCaseValues } from "./gather-case-values.ts";
import { type LetterReader, readLetter } from "./reader/read-letter.ts";
import { withSecondOpinion } from "./reader/second-opinion.ts";
import { namesIn } from "./reader/sentence-features.ts";
import { scanCopies } from "./scan-copies.ts";
import { judgeStatements } from "./statements/judge-statements.ts";
import { outcomePatterns } from "./statements/outcome-patterns.ts";
import { withoutNames } from "./without-names.ts";

/** What the filter must know besides the case. */
export interface FilterOptions {
  /** The language the text must be in. */
  readonly locale: Locale;
  /** Links, phone numbers and addresses that may stand in a text, exactly as they are written. */
  readonly contacts?: readonly string[] | undefined;
  /** The name of the model that wrote the text. */
  readonly modelName?: string | undefined;
}

/** Checks customer texts of one case. */
export type CustomerFilter = (text: string) => FilterOutcome;

/**
 * Builds the filter of a case: a text passes only if it gives away nothing of how the decision was made, contradicts
 * nothing, asks for no secret and has the right form. Total and linear on any text; names every rule that is broken.
 */
export function createCustomerFilter(record: CaseRecord, options: FilterOptions): CustomerFilter {
  return filterWith(readLetter, record, options);
}

/** The same with another second reader. */
export function filterWith(read: LetterReader, record: CaseRecord, options: FilterOptions): CustomerFilter {
  const values = gatherCaseValues(record, options.modelName ?? null, options.contacts ?? []);
  const decision: DecisionOutcome = record.decision ?? "ESCALATE_TO_HUMAN";
  return (text) => {
    if (text.trim() === "") return blocked(["format.blank"]);
    if (text.length > MAX_TEXT_LENGTH) return blocked(["format.too_long"]);
    const scanned = withoutNames(text, values.ownNames);
    const copies = scanCopies(scanned);
    if (copies.folded.trim() === "" && scanned === text) return blocked(["format.blank"]);
    const statements = judgeStatements(copies.folded, decision, options.locale);
    const rule_ids: FilterRuleId[] = [
      ...findFormat(text, scanned, options.locale),
      ...findKeywords(copies),
      ...findIdentifiers(scanned, copies.folded, values),
      ...findNumbers(copies, values),
      ...findPhishing(copies.folded, outcomePatterns(options.locale).negations),
      ...findStrangeReasons(copies.folded, options.locale),
      ...statements.rule_ids,
    ];
    const broken = withSecondOpinion(
      rule_ids,
      decision,
      () => read(copies.digits, options.locale, namesIn(scanned, options.locale)),
      statements.isFirm,
    );
    return broken.length === 0 ? { status: "passed", rule_ids: [] } : blocked([...new Set(broken)]);
  };
}

function blocked(rule_ids: FilterRuleId[]): FilterOutcome {
  return { status: "blocked", rule_ids };
}
