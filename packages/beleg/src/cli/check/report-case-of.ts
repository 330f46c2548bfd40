import type { ReportCase } from "@beleg/core/report";
import { localeFor } from "@beleg/core/text";
import type { CheckedCase } from "../../checker/index.ts";
import type { NamedInput } from "./check-inputs.ts";

/** A text, what the judges say about it, and the ids of findings that a baseline knows. */
export type CheckedInput = CheckedCase<NamedInput> & { readonly known?: ReadonlySet<string> | undefined };

/** The case as reports tell it. */
export function reportCaseOf({ one, result, known }: CheckedInput): ReportCase {
  const { summary_text, article_text, sources, shown } = one;
  const { factuality, coherence, readability, criteria, explainability: report } = result;
  const agents = { factuality, coherence, readability, criteria };
  const locale = localeFor(result.language);
  return { report, summary_text, article_text, sources, locale, agents, known, ...shown };
}
