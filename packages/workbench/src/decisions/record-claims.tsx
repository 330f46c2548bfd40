import type { AgentResult } from "../api/index.ts";
import { VerdictBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

type Claim = { readonly id: string; readonly text: string; readonly label: string; readonly quote: string | null };

/** Every claim of the audit text with the words of the record that back it; folded away until somebody asks. */
export function RecordClaims({ result }: { readonly result: AgentResult }) {
  const { t, count } = useTranslation();
  const claims = claimsOf(result);
  if (claims.length === 0) return null;
  return (
    <details className="decision-details">
      <summary>{count("decisions.claims", claims.length)}</summary>
      <ul className="decision-claims">
        {claims.map(({ id, text, label, quote }) => (
          <li key={id}>
            <VerdictBadge verdict={label} /> {text}
            {quote !== null && <q className="decision-claim-quote">{t("decisions.claim_quote", { quote })}</q>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The details of a judge are its own; whatever does not look like a claim is left out. */
function claimsOf({ details }: AgentResult): Claim[] {
  const claims: unknown = details?.claims;
  if (!Array.isArray(claims)) return [];
  return claims.flatMap((claim: Readonly<Record<string, unknown>> | null) => {
    if (typeof claim?.id !== "string" || typeof claim.text !== "string" || typeof claim.label !== "string") return [];
    const quote = typeof claim.evidence_quote === "string" ? claim.evidence_quote : null;
    return [{ id: claim.id, text: claim.text, label: claim.label, quote }];
  });
}
