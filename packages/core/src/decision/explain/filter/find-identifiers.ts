import type { CaseValues } from "./case-values.ts";
import type { FilterRuleId } from "./filter-rule-id.ts";

/** Outcome names as the system writes them; in lower case they are ordinary English words. */
const ENUM =
  /(?<![\p{L}\p{N}_])(?:APPROVE|CHALLENGE|BLOCK|ESCALATE(?:_TO_HUMAN)?)(?:E?D|S|ING|'D|e?n?t?d?s?|ing|iert|ado|ada|ed)?(?![\p{L}\p{N}_])/u;
/** A text all in capitals says BLOCKED as others say blocked. */
const SMALL = /\p{Ll}/u;
/** Two-letter names of artificial intelligence mean other things in lower case. */
const AI = /(?<![\p{L}\p{N}])(?:IA|AI|KI|A\.I\.|I\.A\.|K\.I\.)(?![\p{L}\p{N}])/u;
const CATEGORY = /\((?:low|medium|high|critical)\)/;

/** The ids of the rules about this case's own ids, keys and names, and about names only capitals give away. */
export function findIdentifiers(original: string, folded: string, values: CaseValues): FilterRuleId[] {
  const found: FilterRuleId[] = [];
  if (values.ids?.test(folded)) found.push("value.identifier");
  if (values.joinedKeys.size > 0 && (folded.match(/[a-z0-9]{6,}/g) ?? []).some((word) => values.joinedKeys.has(word))) {
    found.push("value.signal_key");
  }
  const upright = original.normalize("NFKC").replace(/\p{Cf}/gu, "");
  if (values.modelWords?.test(upright)) found.push("value.model");
  if (SMALL.test(upright.replace(ENUM, "")) && ENUM.test(upright)) found.push("value.outcome");
  if (AI.test(upright)) found.push("keyword.artificial_intelligence");
  if (CATEGORY.test(folded)) found.push("value.risk_category");
  return found;
}
