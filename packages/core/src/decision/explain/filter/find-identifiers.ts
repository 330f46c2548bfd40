import type { CaseValues } from "./case-values.ts";
import type { FilterRuleId } from "./filter-rule-id.ts";

/** Outcome names as the system writes them; in lower case they are ordinary English words. */
const ENUM =
  /(?<![\p{L}\p{N}_])(?:APPROVE|CHALLENGE|BLOCK|ESCALATE(?:_TO_HUMAN)?)(?:E?D|S|ING|'D|e?n?t?d?s?|ing|iert|ado|ada|ed)?(?![\p{L}\p{N}_])/u;
/** A text all in capitals says BLOCKED as others say blocked. */
const SMALL = /\p{Ll}/u;
/** Two-letter names of artificial intelligence mean other things in lower case. */
const AI = /(?<![\p{L}\p{N}])(?:IA|AI|KI|A\.I\.|I\.A\.|K\.I\.)(?![\p{L}\p{N}])/u;
/** `Deborah Finch from Financial Crime`: a clerk with her desk. */
const CLERK =
  /(?<!\p{L})(?!(?:Ein|Eine|Einer|Der|Die|Das|Den|Dem|Unsere?|Ihre?|Deine?|One|The|Our|Your|An?|Una?|El|La|Uma?|[OA]|Su) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,? (?:from|in|of|at|aus|von|vom|im|de|da|do|del|dos|das) (?:(?:our|the|la|el|der|dem|unserer|unserem|nossa|nosso|nuestra|nuestro) )?(?:\p{Lu}\p{Ll}+ (?:(?:de|da|do|del|and|y|e|und) )?){0,2}(?:Crimes?|Fraud\p{Ll}*|Compliance|Risk|Betrug\p{Ll}*|Risik\p{Ll}*|Delitos|Riesgos?|Riscos?|Prev\p{Ll}+|Segur\p{Ll}+|Sicherheit\p{Ll}*|Security|Operations|Operaciones|Operações|Review\p{Ll}*|Prüf\p{Ll}*|Revis\p{Ll}+|Monitor\p{Ll}+|Cumplimiento|Auditoría|Auditoria)(?!\p{L})/u;
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
  if (CLERK.test(upright)) found.push("keyword.internals");
  if (CATEGORY.test(folded)) found.push("value.risk_category");
  return found;
}
