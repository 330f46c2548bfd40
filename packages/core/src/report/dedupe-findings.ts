import type { Finding } from "../contracts/explainability.ts";
import { ORIGINS } from "../contracts/finding-names.ts";
import { mergeEvidence } from "./evidence.ts";
import { mergeFinding, strongestVerdict } from "./merge-finding.ts";
import type { Recommend } from "./recommendation.ts";

/** Step 2a: findings with the same id are one finding that keeps the evidence and the provenance of all. */
export function dedupeFindings(findings: readonly Finding[], recommend: Recommend): readonly Finding[] {
  const first = new Map<string, Finding>();
  const repeated = new Map<string, Finding[]>();
  for (let index = 0; index < findings.length; index += 1) {
    const finding = findings[index]!;
    const known = first.get(finding.id);
    if (known === undefined) {
      first.set(finding.id, finding);
      continue;
    }
    const same = repeated.get(finding.id);
    if (same === undefined) repeated.set(finding.id, [known, finding]);
    else same.push(finding);
  }
  if (repeated.size === 0) return findings;
  for (const [id, same] of repeated) first.set(id, unite(same, recommend));
  return [...first.values()];
}

function unite(same: readonly Finding[], recommend: Recommend): Finding {
  // An id is short and forgets what UTF-8 cannot say: findings that share one may still differ, and the order of the
  // input must not decide which of them speaks.
  const first = same.reduce((best, finding) => (comesBefore(finding, best) ? finding : best));
  const sources = same.map((finding) => finding.source);
  const merged = {
    verdict: strongestVerdict(sources.map((source) => source.verdict)),
    origin: ORIGINS.find((origin) => sources.some((source) => source.origin === origin)) ?? null,
    evidence: mergeEvidence(same.flatMap((finding) => finding.evidence)),
    references: sources.flatMap((source) => source.merged_from),
  };
  return mergeFinding(first, merged, recommend);
}

function comesBefore(a: Finding, b: Finding): boolean {
  if (a.message !== b.message) return a.message < b.message;
  const [typeOfA, typeOfB] = [a.source.issue_type ?? "", b.source.issue_type ?? ""];
  if (typeOfA !== typeOfB) return typeOfA < typeOfB;
  return (a.span?.start_char ?? -1) < (b.span?.start_char ?? -1);
}
