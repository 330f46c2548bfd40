import type { Finding, FindingDimension, Severity } from "../contracts/explainability.ts";

const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { low: 1.0, medium: 2.0, high: 3.0 };
const DIMENSION_WEIGHT: Readonly<Record<FindingDimension, number>> = {
  factuality: 1.2,
  coherence: 1.0,
  readability: 0.8,
  // As grave as a contradicted fact: somebody asked for it.
  criteria: 1.2,
};

type Rankable = Pick<Finding, "dimension" | "severity" | "span">;

/** How much a finding matters: severity × dimension × (1 + ln(length)); without a place the length counts as 1. */
export function rankScore({ dimension, severity, span }: Rankable): number {
  const length = span === null ? 1 : Math.max(1, span.end_char - span.start_char);
  return SEVERITY_WEIGHT[severity] * DIMENSION_WEIGHT[dimension] * (1 + Math.log(length));
}

/** Step 3: highest score first, equal scores by id. */
export function rankFindings(findings: readonly Finding[]): Finding[] {
  const scores = new Float64Array(findings.length);
  const ids = new Float64Array(findings.length);
  const order = new Uint32Array(findings.length);
  for (let index = 0; index < findings.length; index += 1) {
    const finding = findings[index]!;
    scores[index] = rankScore(finding);
    ids[index] = idNumber(finding.id);
    order[index] = index;
  }
  order.sort((a, b) => (scores[a] === scores[b] ? (ids[a]! < ids[b]! ? -1 : 1) : scores[a]! > scores[b]! ? -1 : 1));
  const ranked: Finding[] = [];
  for (let place = 0; place < order.length; place += 1) ranked.push(findings[order[place]!]!);
  return ranked;
}

/** An id as a number: 12 hex digits fit, compare as their text does, and compare much faster. */
function idNumber(id: string): number {
  let number = 0;
  for (let index = 2; index < id.length; index += 1) {
    const code = id.charCodeAt(index);
    number = number * 16 + (code < 58 ? code - 48 : code - 87);
  }
  return number;
}
