import type { Locale } from "../../../locales/index.ts";
import type { FilterRuleId } from "./filter-rule-id.ts";
import { matchesOf } from "./matches-of.ts";
import { outcomePatterns } from "./statements/outcome-patterns.ts";

/** A reason ends with its sentence. */
const END = /[.!?;](?= |$)/;

/**
 * `reason.unknown` when a folded text gives a reason that is none of the reason codes': whoever is told anything else than
 * the amount, the time, the place, the device or what is usual is told how the decision was made.
 */
export function findStrangeReasons(folded: string, locale: Locale): FilterRuleId[] {
  const { because, grounds } = outcomePatterns(locale);
  const strange = matchesOf(because, folded).some((match) => {
    const reason = folded.slice(match.index + match[0].length).split(END, 1)[0]!;
    return reason.search(grounds) === -1;
  });
  return strange ? ["reason.unknown"] : [];
}
