import { Origin } from "../contracts/explainability.ts";
import { type DraftFinding, strongestVerdict } from "./draft-finding.ts";
import { mergeEvidence } from "./evidence.ts";

/** Step 2a: findings with the same id are one finding that keeps the evidence and the provenance of all. */
export function dedupeFindings(findings: readonly DraftFinding[]): DraftFinding[] {
  const first = new Map<string, DraftFinding>();
  const repeated = new Map<string, DraftFinding[]>();
  for (const finding of findings) {
    const known = first.get(finding.id);
    if (known === undefined) {
      first.set(finding.id, finding);
      continue;
    }
    const same = repeated.get(finding.id);
    if (same === undefined) repeated.set(finding.id, [known, finding]);
    else same.push(finding);
  }
  for (const [id, same] of repeated) first.set(id, unite(same));
  return [...first.values()];
}

function unite(same: readonly DraftFinding[]): DraftFinding {
  const first = same[0] as DraftFinding;
  return {
    ...first,
    verdict: strongestVerdict(same.map((finding) => finding.verdict)),
    origin: Origin.options.find((origin) => same.some((finding) => finding.origin === origin)) ?? null,
    evidence: mergeEvidence(same.flatMap((finding) => finding.evidence)),
    references: same.flatMap((finding) => finding.references),
  };
}
